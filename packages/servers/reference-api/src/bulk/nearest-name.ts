import { distance } from 'fastest-levenshtein'

/** Letters and digits only: "dpa_name" and "DPA Name" mean "dpaName". */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Longer ones are no misspelt names, and take long to compare. */
const LONGEST = 80

/** The one of some known names that was probably meant; `undefined` when none is near. */
export function nearestName(given: string, known: Iterable<string>): string | undefined {
  const meant = plain(given.slice(0, LONGEST))
  let best: { readonly name: string; readonly steps: number } | undefined
  for (const name of known) {
    const steps = distance(meant, plain(name))
    if (steps <= Math.floor(meant.length / 3) && (!best || steps < best.steps)) best = { name, steps }
  }
  return best?.name
}
