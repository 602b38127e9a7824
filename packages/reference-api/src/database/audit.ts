import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import { type AuditFacts, type AuditRow, chained } from './audit-chain.ts'
import type { Database } from './tables.ts'

export type AuditedEntity =
  | 'subject'
  | 'operator'
  | 'role'
  | 'developerPortalUser'
  | 'dpa'
  | 'file'
  | 'fileVersion'
  | 'changeRequest'
  | 'idvChannel'
  | 'idvRules'
  | 'idvConfiguration'
  | 'template'
  | 'task'
  | 'profile'

/** What a handler tells about the change it made; the rest of the entry follows from the call. */
export interface Recorded {
  /** Which of the endpoint's actions it was, where there are several. */
  readonly action?: string
  readonly entity: AuditedEntity
  readonly entityId: string
  readonly revision: number
  readonly dataKey?: string | undefined
  readonly changes?: readonly HistoryChange[]
  readonly changeReason?: string | undefined
}

const MOST_CHANGES = 200

/** The entry for a change that `caller` makes now. */
export function auditFacts(
  { person, accountId }: Pick<Caller, 'person' | 'accountId'>,
  action: string,
  correlationId: string,
  { changes = [], ...recorded }: Recorded,
): AuditFacts {
  return {
    accountId,
    id: uuid(),
    at: new Date(),
    operator: person,
    action,
    entity: recorded.entity,
    entityId: recorded.entityId,
    dataKey: recorded.dataKey ?? null,
    revision: recorded.revision,
    source: 'PORTAL',
    taskId: null,
    changeReason: recorded.changeReason ?? null,
    correlationId,
    changes: changes.slice(0, MOST_CHANGES),
    truncated: changes.length > MOST_CHANGES,
  }
}

/** Rows as the database takes them. */
export const asInsert = (row: AuditRow) => ({ ...row, changes: JSON.stringify(row.changes) })

/**
 * Adds entries to their account's chain, in the transaction of the change itself. The account's other writers wait
 * from here to the commit, so it comes last.
 */
export async function appendAudit(
  db: Database,
  accountId: string,
  entries: readonly AuditFacts[],
): Promise<void> {
  if (entries.length === 0) return
  const head = await db
    .selectFrom('auditHead')
    .select(['no', 'hash'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const rows: AuditRow[] = []
  for (const facts of entries) rows.push(chained(facts, rows.at(-1) ?? head))
  const { no, hash } = rows.at(-1) ?? head
  await db
    .with('appended', (query) => query.insertInto('auditEntry').values(rows.map(asInsert)))
    .updateTable('auditHead')
    .set({ no, hash })
    .where('accountId', '=', accountId)
    .execute()
}
