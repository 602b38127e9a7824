import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'

/** Tokens that are remembered, of people who try versions out. */
const MOST = 1_000

export interface VerifiedTokens {
  /** The claims of an ID token; undefined when the provider did not issue it or cannot be reached. */
  claimsOf(token: string | undefined): Promise<JWTPayload | undefined>
  /** Whether `claimsOf` has found that the provider made the token, however long ago. */
  isKnown(token: string | undefined): boolean
}

/** Tells the provider's ID tokens from what anybody may write into a cookie. */
export function verifiedTokens({ issuer, clientId, algorithms, endpoints }: AuthConfig): VerifiedTokens {
  const keys = createRemoteJWKSet(new URL(endpoints.jwks))
  const options = { issuer, audience: clientId, algorithms: [...algorithms] }
  const known = new Set<string>()

  function remember(token: string): void {
    const [oldest] = known
    if (oldest !== undefined && known.size >= MOST) known.delete(oldest)
    known.add(token)
  }

  return {
    async claimsOf(token) {
      if (token === undefined) return undefined
      try {
        const { payload } = await jwtVerify(token, keys, options)
        remember(token)
        return payload
      } catch (error) {
        // The page renews a token that has run out; that the provider made it holds.
        if (error instanceof errors.JWTExpired) remember(token)
        return undefined
      }
    },
    isKnown: (token) => token !== undefined && known.has(token),
  }
}
