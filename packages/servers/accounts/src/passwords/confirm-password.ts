import { sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'
import { recordOperatorEvent } from '../operators/operator-events.ts'
import { deleteArtifactsOfOperator } from '../sessions/end-sessions.ts'
import { setPassword } from './credentials.ts'
import { keepFormerPassword } from './former-passwords.ts'
import { type OneTimeSecret, spendSecret } from './one-time-secrets.ts'

const ACTIONS = { INVITATION: 'USER_CONFIRMED', PASSWORD_RESET: 'USER_PASSWORD_CHANGED' } as const

/**
 * Stores the password that the holder of a one-time secret chose, ends all previous sessions and uses the secret up.
 * `replaced` is the hash of the previous password.
 */
export async function confirmPassword(
  db: AccountsDatabase,
  { operatorId, purpose }: OneTimeSecret,
  hash: string,
  replaced: string | undefined,
): Promise<void> {
  if (replaced !== undefined) await keepFormerPassword(db, operatorId, replaced)
  await setPassword(db, operatorId, hash)
  await db
    .updateTable('operator')
    .set({ credentialState: 'CONFIRMED', validFrom: sql<Date>`now()` })
    .where('id', '=', operatorId)
    .execute()
  await deleteArtifactsOfOperator(db, operatorId)
  await recordOperatorEvent(db, operatorId, ACTIONS[purpose])
  await spendSecret(db, operatorId)
}
