import type { Bearer } from './bearer.ts'

/** After the provider withdraws a key, tokens signed with it are accepted for at most this time. */
const LONGEST_MS = 60_000
const MOST_TOKENS = 1000

/** Caches verified tokens: a valid signature stays valid, and verification is expensive. */
export function checkedTokens() {
  const known = new Map<string, { readonly bearer: Bearer; readonly until: number }>()
  return {
    find: (token: string): Bearer | undefined => {
      const found = known.get(token)
      return found && Date.now() < found.until ? found.bearer : undefined
    },
    /** `expiresAt` is in seconds, as in tokens. */
    keep: (token: string, bearer: Bearer, expiresAt: number): void => {
      const [oldest] = known.keys()
      if (known.size >= MOST_TOKENS && oldest !== undefined) known.delete(oldest)
      known.delete(token)
      known.set(token, { bearer, until: Math.min(expiresAt * 1000, Date.now() + LONGEST_MS) })
    },
  }
}
