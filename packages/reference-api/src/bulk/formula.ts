/** What spreadsheets would take for the beginning of a formula. */
const STARTS_FORMULA = /^[=+\-@\t\r]/
const WAS_ESCAPED = /^'[=+\-@\t\r]/

/** A cell that no spreadsheet runs: what would start a formula gets an apostrophe before it. */
export const escapeFormula = (cell: unknown): unknown =>
  typeof cell === 'string' && STARTS_FORMULA.test(cell) ? `'${cell}` : cell

/** Takes off the apostrophe that `escapeFormula` put on. */
export const unescapeFormula = (cell: string): string => (WAS_ESCAPED.test(cell) ? cell.slice(1) : cell)
