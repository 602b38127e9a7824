import { screens } from '../app-tables.ts'

/** The screens that `g` and a letter open. */
export const JUMPS = screens.flatMap(({ key, ...row }) => (key ? [{ ...row, key }] : []))
