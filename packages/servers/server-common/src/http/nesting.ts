/** Deeper than anything the contract knows; what follows the nesting of a value would run out of stack far later. */
const DEEPEST = 64

/**
 * Texts and brackets. A text without an end goes to the end of all, so that each character is looked at once: otherwise
 * every quotation mark in it would begin another search for the end.
 */
const TOKEN = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[[\]{}]/gs

/** Whether a JSON text is nested deeper than any request has reason to be. Brackets inside strings do not count. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
