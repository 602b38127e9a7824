import { createHmac } from 'node:crypto'
import { secretOf } from '../database/installation-secret.ts'
import type { Database } from '../database/tables.ts'

/** Pseudonym of an account or address: always the same for the same one, and not guessable without the key. */
export interface KeyedHashes {
  account(email: string): string
  address(ip: string): string
}

/** The identity provider uses the same key; both must agree. */
export async function keyedHashes(db: Database): Promise<KeyedHashes> {
  const key = await secretOf(db, 'refusals')
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return { account: (email) => hash(`account ${email}`), address: (ip) => hash(`address ${ip}`) }
}
