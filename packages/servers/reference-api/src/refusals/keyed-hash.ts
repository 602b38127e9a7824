import { createHmac } from 'node:crypto'
import { secretOf } from '../database/installation-secret.ts'
import type { Database } from '../database/tables.ts'

/** Names an account or an address so that it is known again, and that nobody can guess without the key. */
export interface KeyedHashes {
  account(email: string): string
  address(ip: string): string
}

/** With a key that the identity provider shares; both must agree. */
export async function keyedHashes(db: Database): Promise<KeyedHashes> {
  const key = await secretOf(db, 'refusals')
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return { account: (email) => hash(`account ${email}`), address: (ip) => hash(`address ${ip}`) }
}
