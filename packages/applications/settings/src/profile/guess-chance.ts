import type { CodePolicy } from './profile-in-words.ts'

/** Different signs that a code is made of. */
const SIGNS = { NUMERIC: 10, ALPHANUMERIC: 31 } as const

/** How likely it is that somebody who guesses finds a code, as "1 in so many". */
export function oneInPerCode({ codeLength, alphabet, maxAttempts }: CodePolicy): number {
  return Math.floor(SIGNS[alphabet] ** codeLength / maxAttempts)
}

/** The same for one consumer and one day, in which so many codes are asked for. */
export const oneInPerDay = (policy: CodePolicy, dailyLimit: number): number =>
  Math.floor(oneInPerCode(policy) / dailyLimit)
