/** Two releases by number. */
export interface AskedReleases {
  readonly from: number
  readonly to: number
}

/** The releases that an address asks to compare; `undefined` if it names none. */
export function askedReleases(query: URLSearchParams): AskedReleases | undefined {
  const [from, to] = ['from', 'to'].map((name) => Number(query.get(name)))
  return from && to && [from, to].every((seq) => Number.isInteger(seq) && seq > 0) ? { from, to } : undefined
}

/** What to compare a release with first: with the newest one, and that one with the release before it. */
export const comparedWith = (seq: number, newest: number): AskedReleases =>
  seq < newest ? { from: seq, to: newest } : { from: Math.max(1, seq - 1), to: seq }
