/** Two releases by number. */
export interface RequestedComparison {
  readonly from: number
  readonly to: number
}

/** The releases that an address asks to compare; `undefined` if it names none. */
export function requestedComparison(query: URLSearchParams): RequestedComparison | undefined {
  const [from, to] = ['from', 'to'].map((name) => Number(query.get(name)))
  return from && to && [from, to].every((seq) => Number.isInteger(seq) && seq > 0) ? { from, to } : undefined
}

/** The default comparison: of a release with the newest, and of the newest with the one before it. */
export const comparedWith = (seq: number, newest: number): RequestedComparison =>
  seq < newest ? { from: seq, to: newest } : { from: Math.max(1, seq - 1), to: seq }
