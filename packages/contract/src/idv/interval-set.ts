/** An inclusive range of whole numbers. */
export type Interval = readonly [low: number, high: number]

/** Intervals in ascending order, with gaps between them. */
export type IntervalSet = readonly Interval[]

/** The same numbers, sorted and without overlaps. */
export function intervalSet(intervals: readonly Interval[]): IntervalSet {
  const joined: [number, number][] = []
  for (const [low, high] of intervals.filter((one) => one[0] <= one[1]).toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high)
    else joined.push([low, high])
  }
  return joined
}

export const intersection = (a: IntervalSet, b: IntervalSet): IntervalSet =>
  a.flatMap(([low, high]) =>
    b
      .map(([from, to]): Interval => [Math.max(low, from), Math.min(high, to)])
      .filter(([from, to]) => from <= to),
  )

/** Whether `b` contains every number of `a`: each interval within one of `b`, since those have gaps between them. */
export function isWithin(a: IntervalSet, b: IntervalSet): boolean {
  let at = 0
  for (const [low, high] of a) {
    while ((b[at]?.[1] ?? low) < low) at += 1
    const around = b[at]
    if (!around || around[0] > low || high > around[1]) return false
  }
  return true
}
