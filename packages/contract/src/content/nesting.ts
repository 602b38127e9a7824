/** Deeper than anything in the contract, and far from where recursive code would overflow the stack. */
const MAX_DEPTH = 64

/**
 * Texts and brackets. An unterminated text extends to the end, so that each character is read once: otherwise
 * every quotation mark in it would start another search for the end.
 */
const TOKEN = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[[\]{}]/gs

/** Whether a JSON text is nested deeper than any legitimate request. Ignores brackets inside strings. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
