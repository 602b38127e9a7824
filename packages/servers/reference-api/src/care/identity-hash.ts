import { createHmac } from 'node:crypto'

/** Name of the installation's key for hashes of consumers' identities. */
export const IDENTITY_SECRET = 'consumer identity'

/** Pseudonym of an email address or phone number; without the key, nobody finds the value by guessing. */
export const identityHash = (secret: Buffer, accountId: string, value: string): Buffer =>
  createHmac('sha256', secret).update(`${accountId}\n${value.trim().toLowerCase()}`).digest()
