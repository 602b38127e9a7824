import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { base64url, createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { INVALID_ID_TOKEN, SignInError } from './sign-in-error.ts'
import type { Tokens } from './token-vault.ts'

const keySets = new Map<string, JWTVerifyGetKey>()

/** One key set per address: jose's own timeout, cooldown and cache are the specification's (section 9). */
function keySetOf(url: string): JWTVerifyGetKey {
  const known = keySets.get(url)
  if (known) return known
  const made = createRemoteJWKSet(new URL(url))
  keySets.set(url, made)
  return made
}

/** The access-token hash that an ID token must have, if it has one (OpenID Connect, 3.1.3.6). */
async function hashOf(accessToken: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken))
  return base64url.encode(new Uint8Array(digest.slice(0, digest.byteLength / 2)))
}

/**
 * Verifies signature, issuer, audience and expiry (specification, section 5), and that the access token
 * belongs to it. oidc-client-ts only decodes. Throws `SignInError('Invalid ID Token')`.
 */
export async function verifyIdToken(
  { idToken, accessToken }: Pick<Tokens, 'idToken' | 'accessToken'>,
  auth: AuthConfig,
): Promise<void> {
  try {
    const { payload } = await jwtVerify(idToken, keySetOf(auth.endpoints.jwks), {
      issuer: auth.issuer,
      audience: auth.clientId,
      algorithms: [...auth.algorithms],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 30,
    })
    const { aud, azp = auth.clientId, token_use: use = 'id', at_hash: hash } = payload
    // jose accepts one audience among several; this token must be for this client alone.
    if (aud !== auth.clientId || azp !== auth.clientId || use !== 'id') throw new Error('not for this client')
    if (hash !== undefined && hash !== (await hashOf(accessToken))) throw new Error('of another access token')
  } catch {
    throw new SignInError(INVALID_ID_TOKEN)
  }
}
