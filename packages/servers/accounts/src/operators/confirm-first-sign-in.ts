import type { AccountsDatabase } from '../account-tables.ts'
import { recordOperatorEvent } from './operator-events.ts'
import { recordSignIn } from './signed-in-operator.ts'

/** Accepts the invitation on the first sign-in through a provider that manages its own passwords. */
export async function confirmFirstSignIn(db: AccountsDatabase, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('operator')
    .set({ credentialState: 'CONFIRMED' })
    .where('id', '=', id)
    .where('credentialState', '=', 'INVITED')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await recordOperatorEvent(db, id, 'USER_CONFIRMED')
  await recordSignIn(db, id)
}
