import { storedChoice } from './stored-choice.ts'

export const pageSizes = [10, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

const words = ['10', '25', '50', '100'] as const
const stored = storedChoice('portal.page-size', words, '10')

/** Rows per page unless the address sets it; 10 by default (§9). */
export const pageSizeChoice = {
  get: (): PageSize => pageSizes.find((size) => String(size) === stored.get()) ?? 10,
  set: (size: PageSize) => stored.set(`${size}`),
}
