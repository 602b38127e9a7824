import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Database } from '../database/tables.ts'

const DAY_MS = 86_400_000
/** As long as Amazon Cognito's standard. */
const INVITATION_MS = 7 * DAY_MS
const PASSWORD_RESET_MS = DAY_MS / 24

/** Without letters and digits that look alike. */
const CLEAR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A secret on its way to an operator, by mail. */
export interface OneTimeSecret {
  readonly text: string
  readonly until: Date
}

/** The hash by which the identity provider knows the secret again; both must agree. Nobody can guess 92 bits. */
export const secretHash = (text: string): string => createHash('sha256').update(text).digest('base64url')

const group = () =>
  Array.from({ length: GROUP_LENGTH }, () => CLEAR_LETTERS.charAt(randomInt(CLEAR_LETTERS.length))).join('')

/** A password to type in once, such as `kT7m-Qx4p-9hWd-R2nv`. */
export const temporaryPassword = (now: Date): OneTimeSecret => ({
  text: Array.from({ length: GROUPS }, group).join('-'),
  until: new Date(now.getTime() + INVITATION_MS),
})

/** The last part of a link. */
export const linkSecret = (now: Date): OneTimeSecret => ({
  text: randomBytes(32).toString('base64url'),
  until: new Date(now.getTime() + PASSWORD_RESET_MS),
})

/** Makes a secret the only one that an operator can use. */
export async function keepSecret(
  db: Database,
  operatorId: string,
  purpose: 'INVITATION' | 'PASSWORD_RESET',
  { text, until }: OneTimeSecret,
): Promise<void> {
  const secret = { purpose, secretHash: secretHash(text), expiresAt: until }
  await db
    .insertInto('oneTimeSecret')
    .values({ operatorId, ...secret })
    .onConflict((row) => row.column('operatorId').doUpdateSet(secret))
    .execute()
}
