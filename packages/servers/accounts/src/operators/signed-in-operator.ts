import { sql } from 'kysely'
import type { AccountsDatabase, OperatorRow } from '../account-tables.ts'
import { operators } from './operators.ts'

/** A user of the portal, as a sign-in needs to know them. */
export type Operator = Pick<OperatorRow, (typeof columns)[number]>

interface TokenFacts {
  readonly operatorId: string
  /** In seconds. */
  readonly issuedAt: number
  readonly sessionId: string
}

const columns = ['id', 'email', 'givenName', 'familyName', 'status', 'credentialState'] as const

const active = (db: AccountsDatabase, id: string) =>
  operators(db).select(columns).where('id', '=', id).where('status', '=', 'ACTIVE')

export const operatorByEmail = (db: AccountsDatabase, email: string): Promise<Operator | undefined> =>
  operators(db).select(columns).where('email', '=', email).executeTakeFirst()

/**
 * `undefined` when the operator is suspended. Read for every decision, so that a suspension takes effect
 * immediately.
 */
export const activeOperator = (db: AccountsDatabase, id: string): Promise<Operator | undefined> =>
  active(db, id).executeTakeFirst()

/** The same for the holder of a token: `undefined` once its session or password has ended. */
export const signedInOperator = (
  db: AccountsDatabase,
  { operatorId, issuedAt, sessionId }: TokenFacts,
): Promise<Operator | undefined> =>
  active(db, operatorId)
    .where(sql`floor(extract(epoch from valid_from))`, '<=', issuedAt)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('endedSession').select('endedSession.id').where('endedSession.id', '=', sessionId)),
      ),
    )
    .executeTakeFirst()

/** Does nothing for suspended operators. */
export async function recordSignIn(db: AccountsDatabase, id: string): Promise<void> {
  await db
    .updateTable('operator')
    .set({ lastSignInAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .execute()
}
