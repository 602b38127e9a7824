import { createHmac } from 'node:crypto'
import type { AccountsDatabase } from '../account-tables.ts'
import { secretOf } from '../installation-secrets.ts'
import { networkOf } from './network-of.ts'

/** Pseudonym of an account or address: always the same for the same one, and not guessable without the key. */
export interface KeyedHashes {
  account(email: string): string
  address(ip: string): string
}

/** The same in all processes of an installation. */
export async function keyedHashes(db: AccountsDatabase): Promise<KeyedHashes> {
  const key = await secretOf(db, 'refusals')
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    account: (email) => hash(`account ${email}`),
    address: (ip) => hash(`address ${networkOf(ip)}`),
  }
}
