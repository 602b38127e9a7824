import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import type { Page } from '@portal/contract/page-of.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { type Selectable, sql } from 'kysely'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { AuditEntryTable, Database } from '../database/tables.ts'
import { isBy, isChange } from './entries-told.ts'
import { snapshotsOf } from './snapshots.ts'

/** The record whose history is read, or one of its parts. */
export interface Whose {
  readonly accountId: string
  readonly entity: AuditedEntity
  readonly entityId: string
  readonly dataKeys?: readonly string[] | undefined
}

interface HistoryQuery {
  readonly page: number
  readonly pageSize: number
  readonly sort?: readonly string[] | undefined
  readonly cursor?: string | undefined
  readonly include?: 'snapshot' | undefined
  readonly q?: string | undefined
  readonly id?: readonly string[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly action?: readonly string[] | undefined
  readonly changedBy?: readonly string[] | undefined
  readonly only?: 'changes' | undefined
}

/** Maximum entries with snapshots per page; a record may be large. */
const MAX_SNAPSHOTS = 20

/** Entries are numbered in chronological order. */
const SORTABLE: Sortable = { columns: { changedAt: sql`no` }, usual: ['-changedAt'], id: sql`no` }

/** Further changes are stored but not shown. */
const MAX_CHANGES = 200

/** An entry as shown. */
export const historyEntry = (row: Selectable<AuditEntryTable>): HistoryEntry => ({
  id: row.id,
  revision: row.revision,
  action: row.action,
  entity: row.entity,
  changedAt: row.at.toISOString(),
  changedBy: row.operator,
  source: row.source,
  changes: row.changes.slice(0, MAX_CHANGES),
  truncated: row.changes.length > MAX_CHANGES,
  ...(row.dataKey && { dataKey: row.dataKey }),
  ...(row.taskId && { taskId: row.taskId }),
  ...(row.changeReason && { changeReason: row.changeReason }),
  ...(row.correlationId && { correlationId: row.correlationId }),
})

/** Entries whose reason, operator or changed fields contain the text; "legal name" finds `/legalName`. */
function mentioning(text: string) {
  const pattern = searchPattern(text)
  const field = searchPattern(text.replaceAll(' ', ''))
  return sql<boolean>`(
    fold_text(change_reason) like ${pattern}
    or fold_text(operator ->> 'name') like ${pattern}
    or fold_text(operator ->> 'email') like ${pattern}
    or exists (select from jsonb_array_elements(changes) change where fold_text(change ->> 'path') like ${field})
  )`
}

function matching(db: Database, whose: Whose, query: HistoryQuery) {
  const { q, id, from, to, action, changedBy, only } = query
  return db
    .selectFrom('auditEntry')
    .where('accountId', '=', whose.accountId)
    .where('entity', '=', whose.entity)
    .where('entityId', '=', whose.entityId)
    .$if(whose.dataKeys !== undefined, (rows) => rows.where('dataKey', 'in', whose.dataKeys ?? []))
    .$if(action !== undefined, (rows) => rows.where('action', 'in', action ?? []))
    .$if(changedBy !== undefined, (rows) => rows.where(isBy(changedBy ?? [])))
    .$if(only === 'changes', (rows) => rows.where(isChange))
    .$if(id !== undefined, (rows) => rows.where(sql`id::text`, 'in', id ?? []))
    .$if(from !== undefined, (rows) => rows.where('at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (rows) => rows.where('at', '<=', endOfPeriod(to ?? '')))
    .$if(q !== undefined, (rows) => rows.where(mentioning(q ?? '')))
}

function requireFewEnough({ include, pageSize }: HistoryQuery): void {
  if (include === undefined || pageSize <= MAX_SNAPSHOTS) return
  throw new ApiError('INVALID_PARAMETER', {
    details: [
      {
        sourceType: 'QUERY',
        source: 'pageSize',
        reason: 'OUT_OF_RANGE',
        message: `pageSize: Use at most ${MAX_SNAPSHOTS} with snapshots`,
      },
    ],
  })
}

/**
 * One page of a record's history, newest first by default. With `include=snapshot`, each entry contains the record
 * after the change, so that any two revisions can be compared.
 */
export async function listHistory(
  db: Database,
  whose: Whose,
  query: HistoryQuery,
): Promise<Page<HistoryEntry>> {
  requireFewEnough(query)
  const found = matching(db, whose, query).selectAll()
  const page = await readList(db, query, { found, sortable: SORTABLE }, historyEntry)
  if (query.include === undefined) return page
  const snapshots = await snapshotsOf(db, whose, new Set(page.items.map(({ id }) => id)))
  return { ...page, items: page.items.map((entry) => ({ ...entry, snapshot: snapshots.get(entry.id) })) }
}
