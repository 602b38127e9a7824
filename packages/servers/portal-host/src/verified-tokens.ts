import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** Somebody who cannot renew a token, because that is what fails, can still report it the next day. */
const TOLERATED_SECONDS = 86_400

/** Remembered tokens of people with an override. */
const MAX_TOKENS = 1_000

export interface VerifiedTokens {
  /**
   * The claims of an ID token that is valid or expired within a day; `undefined` when the provider did not issue it or
   * cannot be reached.
   */
  claimsOf(token: string | undefined): Promise<JWTPayload | undefined>
  /** Whether `claimsOf` has verified the token before. */
  isKnown(token: string | undefined): boolean
}

/** Distinguishes the provider's ID tokens from anything else in a cookie. */
export function verifiedTokens(authOf: () => AuthConfig): VerifiedTokens {
  const keySets = new Map<string, JWTVerifyGetKey>()
  const known = new Set<string>()

  function keysAt(address: string): JWTVerifyGetKey {
    const keys = keySets.get(address) ?? createRemoteJWKSet(new URL(address))
    keySets.set(address, keys)
    return keys
  }

  function remember(token: string): void {
    const [oldest] = known
    if (oldest !== undefined && known.size >= MAX_TOKENS) known.delete(oldest)
    known.add(token)
  }

  return {
    async claimsOf(token) {
      if (token === undefined) return undefined
      try {
        const { issuer, clientId, algorithms, endpoints } = authOf()
        const options = {
          ...{ issuer, audience: clientId, algorithms: [...algorithms] },
          clockTolerance: TOLERATED_SECONDS,
        }
        const { payload } = await jwtVerify(token, keysAt(endpoints.jwks), options)
        remember(token)
        return payload
      } catch (error) {
        // The page renews an expired token; it still proves that the provider issued it.
        if (error instanceof errors.JWTExpired) remember(token)
        return undefined
      }
    },
    isKnown: (token) => token !== undefined && known.has(token),
  }
}
