import { expect, test } from '@jest/globals'
import { openDatabase } from '../database/open-database.ts'
import { startTestDatabase } from '../testing/test-database.ts'
import { loadSigningKeys } from './signing-keys.ts'

test('servers that start at the same time sign with one key', async () => {
  const { url, stop } = await startTestDatabase()
  const pool = await openDatabase(url)
  const [one, other] = await Promise.all([loadSigningKeys(pool), loadSigningKeys(pool)])
  await pool.end()
  await stop()
  expect(other.signingKey.kid).toBe(one.signingKey.kid)
}, 60_000)
