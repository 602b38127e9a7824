import { sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'
import { digest } from '../digest.ts'
import { blankSecretsOf } from '../mail/outbox.ts'

export type SecretPurpose = 'INVITATION' | 'PASSWORD_RESET'

/** A secret from an email, with which an operator can choose a password once. */
export interface OneTimeSecret {
  readonly operatorId: string
  readonly purpose: SecretPurpose
  readonly email: string
  readonly isExpired: boolean
  /** Not expired, and its operator is not suspended. */
  readonly isUsable: boolean
}

interface NewSecret {
  readonly operatorId: string
  readonly purpose: SecretPurpose
  /** Of 256 random bits, which cannot be guessed from the hash. */
  readonly text: string
  readonly until: Date
}

/** Stores a secret and invalidates all others of the operator. */
export async function keepSecret(
  db: AccountsDatabase,
  { operatorId, purpose, text, until }: NewSecret,
): Promise<void> {
  const secret = { purpose, secretHash: digest(text), expiresAt: until }
  await db
    .insertInto('oneTimeSecret')
    .values({ operatorId, ...secret })
    .onConflict((row) => row.column('operatorId').doUpdateSet(secret))
    .execute()
}

/** A secret is valid only while its operator has not chosen a password. */
const valid = (db: AccountsDatabase, text: string) =>
  db
    .selectFrom('oneTimeSecret')
    .innerJoin('operator', 'operator.id', 'operatorId')
    .select(['operatorId', 'purpose', 'email'])
    .select(sql<boolean>`expires_at < now()`.as('isExpired'))
    .select(sql<boolean>`expires_at >= now() and status = 'ACTIVE'`.as('isUsable'))
    .where('secretHash', '=', digest(text))
    .where(
      sql<boolean>`credential_state = case purpose when 'INVITATION' then 'INVITED' else 'RESET_REQUIRED' end`,
    )

/** The secret with this text, usable or not. */
export const findSecret = (db: AccountsDatabase, text: string): Promise<OneTimeSecret | undefined> =>
  valid(db, text).executeTakeFirst()

/** The same, locked for use: no other transaction can use it until this one ends. */
export const lockSecret = (db: AccountsDatabase, text: string): Promise<OneTimeSecret | undefined> =>
  valid(db, text).forUpdate('oneTimeSecret').executeTakeFirst()

/** Deletes a used secret, here and in its email. */
export async function spendSecret(db: AccountsDatabase, operatorId: string): Promise<void> {
  await db.deleteFrom('oneTimeSecret').where('operatorId', '=', operatorId).execute()
  await blankSecretsOf(db, operatorId)
}
