import type { Bearer } from './bearer.ts'

/** After the provider withdraws a key, tokens signed with it are accepted for at most this time. */
const MAX_MS = 60_000
const MAX_TOKENS = 1000

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
      if (known.size >= MAX_TOKENS && oldest !== undefined) known.delete(oldest)
      known.delete(token)
      known.set(token, { bearer, until: Math.min(expiresAt * 1000, Date.now() + MAX_MS) })
    },
  }
}
