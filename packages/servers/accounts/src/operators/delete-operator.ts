import type { AccountsDatabase } from '../account-tables.ts'
import { blankSecretsOf } from '../mail/outbox.ts'
import { deleteCredential, hasCredentials } from '../passwords/credentials.ts'
import { deleteArtifactsOfOperator } from '../sessions/end-sessions.ts'

/** Deletes an operator with their password, sessions and the secrets in their emails; the history stays. */
export async function deleteOperator(db: AccountsDatabase, id: string): Promise<void> {
  await db.deleteFrom('operator').where('id', '=', id).execute()
  await blankSecretsOf(db, id)
  if (!(await hasCredentials(db))) return
  await deleteCredential(db, id)
  await deleteArtifactsOfOperator(db, id)
}
