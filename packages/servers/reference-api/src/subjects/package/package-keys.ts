import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '../../database/tables.ts'

export const PACKAGE_ALGORITHM = 'Ed25519'

/** The key that an account signs its packages with; created on first use. Ed25519, with its `kid`. */
export async function packageKeyOf(db: Database, accountId: string): Promise<JWK> {
  const found = await storedKey(db, accountId)
  if (found) return found
  const { privateKey } = await generateKeyPair(PACKAGE_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const key = { ...jwk, alg: PACKAGE_ALGORITHM, kid: await calculateJwkThumbprint(jwk) }
  await db
    .insertInto('installationSecret')
    .values({ name: nameOf(accountId), value: Buffer.from(JSON.stringify(key)) })
    .onConflict((row) => row.doNothing())
    .execute()
  // Another process may have created it in between.
  return (await storedKey(db, accountId)) ?? key
}

const nameOf = (accountId: string) => `package key of ${accountId}`

async function storedKey(db: Database, accountId: string): Promise<JWK | undefined> {
  const row = await db
    .selectFrom('installationSecret')
    .select('value')
    .where('name', '=', nameOf(accountId))
    .executeTakeFirst()
  return row && JSON.parse(row.value.toString())
}

/** The public half of a key: accounts that trust these packages configure it. */
export const publicHalf = ({ d: _secret, ...key }: JWK): JWK => key

export const importKey = (key: JWK) => importJWK(key, PACKAGE_ALGORITHM)
