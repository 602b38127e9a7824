import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { type Selectable, sql } from 'kysely'
import type { AuditedEntity } from '../database/audit.ts'
import { readPage } from '../database/read-page.ts'
import type { AuditEntryTable, Database } from '../database/tables.ts'

/** The record whose history is read, or one part of it. */
interface Whose {
  readonly accountId: string
  readonly entity: AuditedEntity
  readonly entityId: string
  readonly dataKeys?: readonly string[] | undefined
}

interface HistoryQuery {
  readonly page: number
  readonly pageSize: number
  readonly sort?: readonly string[] | undefined
  readonly action?: readonly string[] | undefined
  readonly changedBy?: readonly string[] | undefined
}

/** More changes than this are not shown; they are kept all the same. */
const MOST_CHANGES = 200

const historyEntry = (row: Selectable<AuditEntryTable>): HistoryEntry => ({
  id: row.id,
  revision: row.revision,
  action: row.action,
  entity: row.entity,
  changedAt: row.at.toISOString(),
  changedBy: row.operator,
  source: row.source,
  changes: row.changes.slice(0, MOST_CHANGES),
  truncated: row.changes.length > MOST_CHANGES,
  ...(row.dataKey && { dataKey: row.dataKey }),
  ...(row.taskId && { taskId: row.taskId }),
  ...(row.changeReason && { changeReason: row.changeReason }),
  ...(row.correlationId && { correlationId: row.correlationId }),
})

function matching(db: Database, whose: Whose, { action, changedBy }: HistoryQuery) {
  return db
    .selectFrom('auditEntry')
    .where('accountId', '=', whose.accountId)
    .where('entity', '=', whose.entity)
    .where('entityId', '=', whose.entityId)
    .$if(whose.dataKeys !== undefined, (rows) => rows.where('dataKey', 'in', whose.dataKeys ?? []))
    .$if(action !== undefined, (rows) => rows.where('action', 'in', action ?? []))
    .$if(changedBy !== undefined, (rows) => rows.where(sql`operator ->> 'email'`, 'in', changedBy ?? []))
}

/** One page of a record's history, newest first unless asked otherwise. */
export function listHistory(db: Database, whose: Whose, query: HistoryQuery) {
  const found = matching(db, whose, query)
  const direction = query.sort?.[0] === 'changedAt' ? 'asc' : 'desc'
  return readPage(
    db,
    query,
    {
      rows: (total, limit, offset) =>
        found.selectAll().select(total).orderBy('no', direction).limit(limit).offset(offset).execute(),
      some: (limit) => found.select(sql`1`.as('one')).limit(limit),
    },
    historyEntry,
  )
}
