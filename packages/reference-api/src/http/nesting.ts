/** Deeper than anything the contract knows; what follows the nesting of a value would run out of stack far later. */
const DEEPEST = 64

/** Whether a JSON text is nested deeper than any request has reason to be. Brackets inside strings do not count. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
