/** Two releases by number. */
export interface AskedReleases {
  readonly from: number
  readonly to: number
}

const numberIn = (query: URLSearchParams, name: string) => {
  const value = Number(query.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

/** The releases that an address asks for; by default the newest one and the one before it. */
export function askedReleases(query: URLSearchParams, newest: number): AskedReleases {
  const to = numberIn(query, 'to') ?? newest
  return { from: numberIn(query, 'from') ?? Math.max(1, to - 1), to }
}
