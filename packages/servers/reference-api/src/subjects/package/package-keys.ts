import { findSecretNamed, keepSecretNamed } from '@portal/accounts/installation-secrets.ts'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '../../database/tables.ts'

export const PACKAGE_ALGORITHM = 'Ed25519'

/** The key that an account signs its packages with; created on first use. Ed25519, with its `kid`. */
export async function packageKeyOf(db: Database, accountId: string): Promise<JWK> {
  const name = `package key of ${accountId}`
  const found = await findSecretNamed(db, name)
  if (found) return parse(found)
  const { privateKey } = await generateKeyPair(PACKAGE_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const key = { ...jwk, alg: PACKAGE_ALGORITHM, kid: await calculateJwkThumbprint(jwk) }
  // Another process may have created it in between.
  return parse(await keepSecretNamed(db, name, Buffer.from(JSON.stringify(key))))
}

const parse = (stored: Buffer): JWK => JSON.parse(stored.toString())

/** The public half of a key: accounts that trust these packages configure it. */
export const publicHalf = ({ d: _secret, ...key }: JWK): JWK => key

export const importKey = (key: JWK) => importJWK(key, PACKAGE_ALGORITHM)
