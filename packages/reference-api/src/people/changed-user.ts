import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { OperatorRow } from './operator-store.ts'
import { userFacts, userView } from './user-view.ts'

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

/** The answer to a change that leaves the roles as they are. */
export const changedUser = (
  before: OperatorRow,
  after: OperatorRow,
  roles: RoleRef[],
  changeReason: string | undefined,
) => ({
  body: userView(after, roles),
  revision: after.revision,
  recorded: recordedUser(
    after,
    { before: userFacts(before, roles), after: userFacts(after, roles) },
    changeReason,
  ),
})
