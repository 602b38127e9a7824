import type { AccountsDatabase } from '../account-tables.ts'

/** What operators do at the identity provider, by its name in the audit trail. */
type OperatorAction = 'USER_CONFIRMED' | 'USER_PASSWORD_CHANGED' | 'USER_TOKEN_REUSED'

/** Passes an event to the product API, which keeps the audit trail. */
export async function recordOperatorEvent(
  db: AccountsDatabase,
  operatorId: string,
  action: OperatorAction,
): Promise<void> {
  await db.insertInto('operatorEvent').values({ operatorId, action }).execute()
}

/** Removes and returns the oldest events, with their operators. Several processes may do so at the same time. */
export async function takeOperatorEvents(db: AccountsDatabase, limit: number) {
  const events = await db
    .selectFrom('operatorEvent')
    .innerJoin('operator', 'operator.id', 'operatorId')
    .select(['operatorEvent.id as eventId', 'action', 'at', 'operator.id', 'accountId', 'revision'])
    .select(['email', 'givenName', 'familyName'])
    .orderBy('at')
    .limit(limit)
    .forUpdate('operatorEvent')
    .skipLocked()
    .execute()
  const ids = events.map(({ eventId }) => eventId)
  if (ids.length > 0) await db.deleteFrom('operatorEvent').where('id', 'in', ids).execute()
  return events
}

export type OperatorEvent = Awaited<ReturnType<typeof takeOperatorEvents>>[number]
