/** What programs may take off a value before they look at it. */
const UNSEEN = '[\\s\\p{Cf}\\0"\'`‘’“”]*'
/** What begins a formula, in the widths in which it is written. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]'

/** Control characters at the beginning may be dropped, and give way to what follows (OWASP, CSV injection). */
const STARTS_FORMULA = new RegExp(`^${UNSEEN}${SIGN}|^${UNSEEN}?[\\t\\r\\n\\0]`, 'u')

/**
 * What may become the beginning of a cell after all, where a program takes semicolons or tabs for the separators, and
 * quotes for nothing.
 */
const LATER_BEGINNINGS = new RegExp(`([;\\t\\r\\n\\0]${UNSEEN})(${SIGN}?)`, 'gu')

/**
 * A cell that no spreadsheet runs: what would start a formula gets an apostrophe before it, numbers included, since a
 * plus before digits is lost otherwise. `unescapeFormula` gives back the very same text.
 */
export function escapeFormula(cell: string): string {
  const inside = cell.replace(LATER_BEGINNINGS, (_, before: string, sign: string) =>
    sign ? `${before}'${sign}` : before,
  )
  return STARTS_FORMULA.test(inside) ? `'${inside}` : inside
}

/** Takes off the apostrophes that `escapeFormula` put on. */
export function unescapeFormula(cell: string): string {
  const inside = cell.startsWith("'") && STARTS_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
  return inside.replace(LATER_BEGINNINGS, (_, before: string, sign: string) =>
    sign && before.endsWith("'") ? before.slice(0, -1) + sign : before + sign,
  )
}
