import { readFile } from 'node:fs/promises'
import type { JWK } from 'jose'
import { z } from 'zod'
import type { Database } from '../../database/tables.ts'
import type { Settings } from '../../settings.ts'
import { packageKeyOf, publicHalf } from './package-keys.ts'

const TrustedKeys = z.record(z.string(), z.array(z.looseObject({ kty: z.string(), kid: z.string() })))

async function configuredKeys(file: string, accountId: string): Promise<JWK[]> {
  const parsed = TrustedKeys.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success)
    throw new Error('The file of trusted keys must map account IDs to lists of public keys (JWK).')
  return parsed.data[accountId] ?? []
}

/**
 * Keys of accounts whose packages an account accepts: its own, the configured ones and, for demo data, those of the
 * other demo accounts.
 */
export async function trustedKeysOf(
  db: Database,
  accountId: string,
  { trustedKeysFile, demoPassword }: Pick<Settings, 'trustedKeysFile' | 'demoPassword'>,
): Promise<JWK[]> {
  const accounts = await db.selectFrom('account').select('id').execute()
  const ours = accounts.filter(({ id }) => id === accountId || demoPassword !== undefined)
  const keys = await Promise.all(ours.map(async ({ id }) => publicHalf(await packageKeyOf(db, id))))
  return trustedKeysFile ? [...keys, ...(await configuredKeys(trustedKeysFile, accountId))] : keys
}
