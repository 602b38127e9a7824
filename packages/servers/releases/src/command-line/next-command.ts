import type { Given } from './arguments.ts'
import { CALL } from './call.ts'

/** How the same person runs another command for the same portal. */
export const nextCommand = (command: string, { url }: Pick<Given, 'url'>): string =>
  `${CALL} ${command}${url === undefined ? '' : ` --url ${url}`}`
