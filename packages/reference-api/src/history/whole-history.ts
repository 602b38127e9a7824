import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import type { Page } from '@portal/contract/page-of.ts'
import { applyChanges } from '../database/apply-changes.ts'
import type { Database } from '../database/tables.ts'
import { listHistory } from './history-list.ts'

type Whose = Parameters<typeof listHistory>[1]
type Query = Parameters<typeof listHistory>[2] & { readonly include?: 'snapshot' | undefined }

/** The record after each of its changes, by the id of the entry. */
async function snapshots(db: Database, { accountId, entity, entityId }: Whose): Promise<Map<string, object>> {
  const entries = await db
    .selectFrom('auditEntry')
    .select(['id', 'changes'])
    .where('accountId', '=', accountId)
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .orderBy('no')
    .execute()
  const found = new Map<string, object>()
  let record: object = {}
  for (const { id, changes } of entries) {
    record = applyChanges(record, changes)
    found.set(id, record)
  }
  return found
}

/**
 * The history of a record whose entries, from the first one on, tell of all that it is: with `include=snapshot`, each
 * entry comes with the record as it was after the change, so that any two revisions can be compared.
 */
export async function listWholeHistory(
  db: Database,
  whose: Whose,
  query: Query,
): Promise<Page<HistoryEntry>> {
  const page = await listHistory(db, whose, query)
  if (query.include === undefined) return page
  const records = await snapshots(db, whose)
  return { ...page, items: page.items.map((entry) => ({ ...entry, snapshot: records.get(entry.id) })) }
}
