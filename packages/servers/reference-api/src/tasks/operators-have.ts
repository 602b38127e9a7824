import type { Permission } from '@portal/contract/permission-table.ts'
import { findCaller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { TaskRecord } from './task-store.ts'

/**
 * Whether the operator who started a task and the one who last corrected or confirmed it both have a permission.
 * Otherwise, either could make the rows do what only the other is allowed to do.
 */
export async function operatorsHave(
  permission: Permission,
  db: Database,
  { createdBy, updatedBy }: Pick<TaskRecord, 'createdBy' | 'updatedBy'>,
): Promise<boolean> {
  for (const { id } of [createdBy, updatedBy]) {
    const operator = await findCaller(db, id)
    if (!operator?.permissions.has(permission)) return false
  }
  return true
}
