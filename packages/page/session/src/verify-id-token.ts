import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { base64url, createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { INVALID_ID_TOKEN, NO_KEYS, SignInError } from './sign-in-error.ts'
import type { Tokens } from './token-vault.ts'

const keySets = new Map<string, JWTVerifyGetKey>()

/** Faults of the token. Any other failure concerns the key set, and says nothing about the token. */
const TOKEN_FAULTS = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported]

/** One key set per address. Section 9 of the specification requires jose's defaults for timeout, cooldown and cache. */
function keySetOf(url: string): JWTVerifyGetKey {
  const known = keySets.get(url)
  if (known) return known
  const remote = createRemoteJWKSet(new URL(url))
  const made: JWTVerifyGetKey = (...asked) =>
    remote(...asked).catch((error: unknown) => {
      throw TOKEN_FAULTS.some((fault) => error instanceof fault) ? error : new SignInError(NO_KEYS)
    })
  keySets.set(url, made)
  return made
}

/** The hash function of a signature algorithm, such as RS256; Ed25519 uses SHA-512. */
const digestOf = (algorithm: string) => `SHA-${/\d{3}$/.exec(algorithm)?.[0] ?? 512}`

/** The expected `at_hash`, if an ID token has that claim (OpenID Connect, 3.1.3.6). */
async function hashOf(accessToken: string, algorithm: string): Promise<string> {
  const digest = await crypto.subtle.digest(digestOf(algorithm), new TextEncoder().encode(accessToken))
  return base64url.encode(new Uint8Array(digest.slice(0, digest.byteLength / 2)))
}

/**
 * Verifies signature, issuer, audience and expiry (specification, section 5), and that the access token
 * belongs to it. oidc-client-ts only decodes. Throws `SignInError('Invalid ID Token')`, or another one when the
 * provider's keys cannot be read.
 */
export async function verifyIdToken(
  { idToken, accessToken }: Pick<Tokens, 'idToken' | 'accessToken'>,
  auth: AuthConfig,
): Promise<void> {
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keySetOf(auth.endpoints.jwks), {
      issuer: auth.issuer,
      audience: auth.clientId,
      algorithms: [...auth.algorithms],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 30,
    })
    const { aud = [], azp, token_use: use = 'id', at_hash: hash } = payload
    // Of several audiences, `azp` names the client that asked (OpenID Connect, 3.1.3.7).
    const asked = azp ?? ([aud].flat().length === 1 ? auth.clientId : undefined)
    if (asked !== auth.clientId || use !== 'id') throw new Error('not for this client')
    if (hash !== undefined && hash !== (await hashOf(accessToken, protectedHeader.alg)))
      throw new Error('of another access token')
  } catch (error) {
    throw error instanceof SignInError ? error : new SignInError(INVALID_ID_TOKEN)
  }
}
