import type { Bearer } from './bearer.ts'

/** A key that the provider withdraws ends the tokens signed with it after so long. */
const LONGEST_MS = 60_000
const MOST_TOKENS = 1000

/** Remembers for a while whose token it is: a signature that was right stays right, and checking it is expensive. */
export function checkedTokens() {
  const known = new Map<string, { readonly bearer: Bearer; readonly until: number }>()
  return {
    find: (token: string): Bearer | undefined => {
      const found = known.get(token)
      return found && Date.now() < found.until ? found.bearer : undefined
    },
    /** `expiresAt` is in seconds, as tokens have it. */
    keep: (token: string, bearer: Bearer, expiresAt: number): void => {
      const [oldest] = known.keys()
      if (known.size >= MOST_TOKENS && oldest !== undefined) known.delete(oldest)
      known.delete(token)
      known.set(token, { bearer, until: Math.min(expiresAt * 1000, Date.now() + LONGEST_MS) })
    },
  }
}
