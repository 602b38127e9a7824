import { type RawBuilder, sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'
import { digest } from '../digest.ts'
import { hasCredentials } from '../passwords/credentials.ts'

interface EndingSession {
  readonly uid: string
  /** A session has one grant per client that the operator has signed in to. */
  readonly grantIds: readonly string[]
}

/** Deletes artifacts, always in the same order, so that concurrent deletions cannot deadlock. */
async function deleteInOrder(db: AccountsDatabase, condition: RawBuilder<boolean>): Promise<void> {
  await sql`
    with ending as (
      select model, id from identity.artifact where ${condition} order by model, id for update
    )
    delete from identity.artifact using ending
    where artifact.model = ending.model and artifact.id = ending.id
  `.execute(db)
}

/** The claim `sid` of access tokens that were issued for a grant. */
export const sessionIdOf = (grantId: string): string => digest(grantId)

/**
 * Ends a session with everything that was issued in it: codes and refresh tokens here, and access tokens at
 * the product API.
 */
export const endSession = (db: AccountsDatabase, { uid, grantIds }: EndingSession): Promise<void> =>
  deleteInOrder(
    db,
    sql`(model = 'Session' and uid = ${uid}) or grant_id = any(${grantIds})
      or (model = 'Grant' and id = any(${grantIds.map(sessionIdOf)}))`,
  )

/** Revokes what was issued for a grant. */
export const deleteArtifactsOfGrant = (db: AccountsDatabase, grantId: string): Promise<void> =>
  deleteInOrder(db, sql`grant_id = ${grantId}`)

/**
 * The sessions of an operator at the embedded identity provider, with their codes and tokens, and sign-ins whose
 * password was accepted but which have not returned to the application yet.
 */
export const deleteArtifactsOfOperator = (db: AccountsDatabase, operatorId: string): Promise<void> =>
  deleteInOrder(
    db,
    sql`payload ->> 'accountId' = ${operatorId}
      or (model = 'Interaction' and payload #>> '{result,login,accountId}' = ${operatorId})`,
  )

/** Ends all sessions of an operator, with their codes and tokens, at any identity provider. */
export async function endSessions(db: AccountsDatabase, operatorId: string): Promise<void> {
  await db.updateTable('operator').set({ validFrom: new Date() }).where('id', '=', operatorId).execute()
  if (await hasCredentials(db)) await deleteArtifactsOfOperator(db, operatorId)
}
