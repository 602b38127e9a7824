/** Characters that programs may strip before reading a value. */
const UNSEEN = '[\\s\\p{Cf}\\0"\'`‘’“”]*'
/** Formula prefixes in all widths. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]'

/** Leading control characters can be dropped and expose what follows (OWASP, CSV injection). */
const STARTS_FORMULA = new RegExp(`^${UNSEEN}${SIGN}|^${UNSEEN}?[\\t\\r\\n\\0]`, 'u')

/** What can become the start of a cell if a program splits at semicolons or tabs and ignores quotes. */
const LATER_BEGINNINGS = new RegExp(`([;\\t\\r\\n\\0]${UNSEEN})(${SIGN}?)`, 'gu')

/**
 * Escapes a cell so that no spreadsheet runs it: formulas get a leading apostrophe, numbers included, since a
 * plus before digits is lost otherwise. `unescapeFormula` restores the exact text.
 */
export function escapeFormula(cell: string): string {
  const inside = cell.replace(LATER_BEGINNINGS, (_, before: string, sign: string) =>
    sign ? `${before}'${sign}` : before,
  )
  return STARTS_FORMULA.test(inside) ? `'${inside}` : inside
}

/** Removes the apostrophes added by `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  const inside = cell.startsWith("'") && STARTS_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
  return inside.replace(LATER_BEGINNINGS, (_, before: string, sign: string) =>
    sign && before.endsWith("'") ? before.slice(0, -1) + sign : before + sign,
  )
}
