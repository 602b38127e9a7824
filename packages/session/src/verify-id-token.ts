import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { SignInError } from './sign-in-error.ts'

const keySets = new Map<string, JWTVerifyGetKey>()

/** One key set per address: jose's own time-out, cool-down and cache are the specification's (section 9). */
function keySetOf(url: string): JWTVerifyGetKey {
  const known = keySets.get(url)
  if (known) return known
  const made = createRemoteJWKSet(new URL(url))
  keySets.set(url, made)
  return made
}

/**
 * Checks signature, issuer, audience and expiry (specification, section 5). oidc-client-ts only decodes.
 * Throws `SignInError('Invalid ID Token')`.
 */
export async function verifyIdToken(idToken: string, auth: AuthConfig): Promise<void> {
  try {
    const { payload } = await jwtVerify(idToken, keySetOf(auth.endpoints.jwks), {
      issuer: auth.issuer,
      audience: auth.clientId,
      algorithms: [...auth.algorithms],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 30,
    })
    const { aud, azp = auth.clientId, token_use: use = 'id' } = payload
    // jose is content with one audience among several; this token is for this client alone.
    if (aud !== auth.clientId || azp !== auth.clientId || use !== 'id') throw new Error('not for this client')
  } catch {
    throw new SignInError('Invalid ID Token')
  }
}
