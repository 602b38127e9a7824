import type { PersonRef } from '@portal/contract/formats.ts'
import type { Selectable, Updateable } from 'kysely'
import type { Database, OperatorTable } from '../database/tables.ts'

export type OperatorRow = Selectable<OperatorTable>

/** Operators. Whose they are has been checked when the call was admitted. */
export function operatorStore(db: Database) {
  const byId = (id: string) => db.selectFrom('operator').selectAll().where('id', '=', id)
  return {
    get: (id: string) => byId(id).executeTakeFirstOrThrow(),
    /** Other writers of this operator wait until the transaction ends. */
    lock: (id: string) => byId(id).forUpdate().executeTakeFirstOrThrow(),

    rolesOf: (id: string) =>
      db
        .selectFrom('role')
        .innerJoin('operatorRole', 'operatorRole.roleId', 'role.id')
        .select(['role.id', 'role.name', 'role.label', 'role.resources'])
        .where('operatorRole.operatorId', '=', id)
        .orderBy('role.name')
        .execute(),

    /** Writes what changed as the operator's next revision. */
    save: ({ id, revision }: OperatorRow, changes: Updateable<OperatorTable>, by: PersonRef) =>
      db
        .updateTable('operator')
        .set({ ...changes, revision: revision + 1, updatedAt: new Date(), updatedBy: by })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
