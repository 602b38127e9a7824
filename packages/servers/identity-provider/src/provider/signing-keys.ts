import { generateKeyPairSync, hkdfSync } from 'node:crypto'
import { calculateJwkThumbprint, createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose'
import type { JWKS } from 'oidc-provider'
import type { ClientBase, Pool } from 'pg'
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

async function newestKey(database: Pick<ClientBase, 'query'>) {
  const { rows } = await database.query(
    'select private_jwk from identity.signing_key order by created_at desc limit 1',
  )
  return rows[0] && PrivateKey.parse(rows[0].private_jwk)
}

/** The stored key, or a new one. Servers that start at the same time agree on one. */
async function ensureKey(database: Pool) {
  const known = await newestKey(database)
  if (known) return known
  // Before the lock, which other servers wait for: on a busy machine this takes seconds.
  const made = await makeKey()
  return inTransaction(database, async (client) => {
    await client.query('lock table identity.signing_key in exclusive mode')
    const other = await newestKey(client)
    if (other) return other
    await client.query('insert into identity.signing_key (kid, private_jwk) values ($1, $2)', [
      made.kid,
      made,
    ])
    return made
  })
}

/**
 * The key that signs tokens. It is created once and stored: a new one would invalidate every token and
 * session.
 */
export async function loadSigningKeys(database: Pool): Promise<SigningKeys> {
  const key = await ensureKey(database)
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
