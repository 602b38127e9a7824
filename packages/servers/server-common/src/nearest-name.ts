import { distance } from 'fastest-levenshtein'

/** Letters and digits only: "dpa_name" and "DPA Name" both mean "dpaName". */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Longer names are not typos, and take long to compare. */
const MAX_LENGTH = 80

/** The closest known name, for a probable typo; `undefined` when none is close. */
export function nearestName(given: string, known: Iterable<string>): string | undefined {
  const meant = plain(given.slice(0, MAX_LENGTH))
  let best: { readonly name: string; readonly steps: number } | undefined
  for (const name of known) {
    const steps = distance(meant, plain(name))
    if (steps <= Math.floor(meant.length / 3) && (!best || steps < best.steps)) best = { name, steps }
  }
  return best?.name
}
