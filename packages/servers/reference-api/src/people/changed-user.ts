import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { OperatorStore } from './operator-store.ts'
import { userFacts } from './user-view.ts'

/** A change of an operator, for their history. */
export const recordedUser = (
  { id, revision }: Pick<OperatorRow, 'id' | 'revision'>,
  { before, after }: { before: object; after: object },
  changeReason: string | undefined,
) => ({
  entity: 'operator' as const,
  entityId: id,
  revision,
  changes: changesBetween(before, after),
  changeReason,
})

/** The result of a change that leaves the roles unchanged. */
export async function changedUser(
  store: OperatorStore,
  before: OperatorRow,
  after: OperatorRow,
  changeReason: string | undefined,
) {
  const body = await store.show(after.id)
  const facts = { before: userFacts(before, body.roles), after: userFacts(after, body.roles) }
  return { body, revision: after.revision, recorded: recordedUser(after, facts, changeReason) }
}
