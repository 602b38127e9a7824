import type { CodePolicy } from './profile-in-words.ts'

/** Number of possible characters in a code. */
const SIGNS = { NUMERIC: 10, ALPHANUMERIC: 31 } as const

/** The chance of guessing a code, as "1 in N". */
export function oneInPerCode({ codeLength, alphabet, maxAttempts }: CodePolicy): number {
  return Math.floor(SIGNS[alphabet] ** codeLength / maxAttempts)
}

/** The same for all codes a consumer can request in a day. */
export const oneInPerDay = (policy: CodePolicy, dailyLimit: number): number =>
  Math.floor(oneInPerCode(policy) / dailyLimit)
