/** How many failures a counter forgives before each further attempt has to wait. */
const freeFailures = { email: 10, device: 10, address: 100 } as const

export type CounterKind = keyof typeof freeFailures

const firstWait = 5
const maxWait = 15 * 60
const forgottenAfter = 12 * 3600

export interface Counter {
  failures: number
  /** Seconds since the last attempt. */
  age: number
}

/** The failures that still count. */
export function currentFailures({ failures, age }: Counter): number {
  return age > forgottenAfter ? 0 : failures
}

/** How many more failures are forgiven before each further attempt has to wait. */
export const failuresLeft = (kind: CounterKind, failures: number): number =>
  Math.max(0, freeFailures[kind] - failures)

/** Seconds until the next attempt is allowed: 5, 10, 20 … up to a quarter of an hour. */
export function secondsToWait(kind: CounterKind, counter: Counter): number {
  const excess = currentFailures(counter) - freeFailures[kind]
  if (excess < 0) return 0
  return Math.max(0, Math.ceil(Math.min(firstWait * 2 ** excess, maxWait) - counter.age))
}
