import { generateKeyPairSync, hkdfSync } from 'node:crypto'
import { calculateJwkThumbprint, createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose'
import type { JWKS } from 'oidc-provider'
import type { Pool } from 'pg'
import { z } from 'zod'
import { inTransaction } from '../database/transaction.ts'

const PublicKey = z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() })
const PrivateKey = PublicKey.extend({
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
})

/** One key pair, as JSON Web Keys. */
export interface SigningKey {
  kid: string
  privateJwk: z.infer<typeof PrivateKey> & { alg: string; use: string }
  publicJwk: z.infer<typeof PublicKey> & { alg: string; use: string }
}

export interface SigningKeys {
  /** Includes the private parts. */
  jwks: JWKS
  signingKey: SigningKey
  findPublicKey: JWTVerifyGetKey
  /** Signs the provider's cookies. */
  cookieSecret: string
}

/**
 * The key that signs tokens. It is created once and stored: a new one would invalidate every token and
 * session.
 */
export async function loadSigningKeys(database: Pool): Promise<SigningKeys> {
  const key = await inTransaction(database, async (client) => {
    await client.query('lock table identity.signing_key in exclusive mode')
    const { rows } = await client.query(
      'select private_jwk from identity.signing_key order by created_at desc limit 1',
    )
    if (rows[0]) return PrivateKey.parse(rows[0].private_jwk)
    const made = await makeKey()
    await client.query('insert into identity.signing_key (kid, private_jwk) values ($1, $2)', [
      made.kid,
      made,
    ])
    return made
  })
  const signingKey = asSigningKey(key)
  return {
    jwks: { keys: [signingKey.privateJwk] },
    signingKey,
    findPublicKey: createLocalJWKSet({ keys: [signingKey.publicJwk] }),
    cookieSecret: Buffer.from(hkdfSync('sha256', key.d, '', 'identity provider cookies', 32)).toString(
      'base64url',
    ),
  }
}

/** Creates a key without storing it. */
export const makeSigningKey = async (): Promise<SigningKey> => asSigningKey(await makeKey())

function asSigningKey(key: z.infer<typeof PrivateKey>): SigningKey {
  const use = { alg: 'RS256', use: 'sig' }
  return { kid: key.kid, privateJwk: { ...key, ...use }, publicJwk: { ...PublicKey.parse(key), ...use } }
}

async function makeKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  const jwk: JWK = privateKey.export({ format: 'jwk' })
  return PrivateKey.parse({ ...jwk, kid: await calculateJwkThumbprint(jwk) })
}
