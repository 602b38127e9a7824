import { recordOf } from '@portal/contract/typed-objects.ts'
import { applyChanges } from '../database/apply-changes.ts'
import type { Database } from '../database/tables.ts'
import type { Whose } from './history-list.ts'

/**
 * Rebuilds the record after each of these entries from all its entries, from the first one on. In the history of one
 * part of a subject that is the part, elsewhere the whole record, so that any two entries can be compared.
 */
export async function snapshotsOf(
  db: Database,
  { accountId, entity, entityId, dataKeys }: Whose,
  ids: ReadonlySet<string>,
): Promise<Map<string, unknown>> {
  const entries = await db
    .selectFrom('auditEntry')
    .select(['id', 'dataKey', 'changes'])
    .where('accountId', '=', accountId)
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .orderBy('no')
    .execute()
  const found = new Map<string, unknown>()
  let record: Readonly<Record<string, unknown>> = {}
  for (const { id, dataKey, changes } of entries) {
    record = dataKey
      ? { ...record, [dataKey]: applyChanges(recordOf(record[dataKey]), changes) }
      : applyChanges(record, changes)
    if (ids.has(id)) found.set(id, dataKeys && dataKey ? record[dataKey] : record)
  }
  return found
}
