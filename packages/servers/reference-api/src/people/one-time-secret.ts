import { createHash, randomBytes } from 'node:crypto'
import { INVITATION_DAYS } from '@portal/contract/people/user.ts'
import type { Database } from '../database/tables.ts'

const DAY_MS = 86_400_000
/** How long the link in a mail works. */
const LIFE_MS = { INVITATION: INVITATION_DAYS * DAY_MS, PASSWORD_RESET: DAY_MS / 24 } as const

type Purpose = keyof typeof LIFE_MS

/** A secret mailed to an operator. */
export interface OneTimeSecret {
  readonly text: string
  readonly until: Date
}

/**
 * The hash by which the identity provider recognizes the secret; both must agree. 256 random bits cannot be guessed.
 */
export const secretHash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The secret part of a link that is sent now. */
export const linkSecret = (purpose: Purpose, now: Date): OneTimeSecret => ({
  text: randomBytes(32).toString('base64url'),
  until: new Date(now.getTime() + LIFE_MS[purpose]),
})

/** Stores a secret and invalidates all others of the operator. */
export async function keepSecret(
  db: Database,
  operatorId: string,
  purpose: Purpose,
  { text, until }: OneTimeSecret,
): Promise<void> {
  const secret = { purpose, secretHash: secretHash(text), expiresAt: until }
  await db
    .insertInto('oneTimeSecret')
    .values({ operatorId, ...secret })
    .onConflict((row) => row.column('operatorId').doUpdateSet(secret))
    .execute()
}
