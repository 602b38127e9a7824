import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import { AUDITED_ENTITIES } from '@portal/contract/history/audited-entity.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { entriesOf } from '@portal/contract/typed-objects.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { ALL_RECORDS } from '../all-records.ts'
import { countBySpan } from '../database/count-by-span.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { AuditEntryTable, Database } from '../database/tables.ts'
import type { StoredRecord } from '../stored-record.ts'
import { isBy, isChange } from './entries-told.ts'
import { historyEntry } from './history-list.ts'
import { readableBy, SUBJECT_OF_ENTRY } from './readable-events.ts'
import { withReason } from './with-reason.ts'
import { isSince, isUntil } from './within-period.ts'

type EventQuery = ParsedOf<typeof listAuditEvents>['query']

/** Entries are numbered in chronological order. */
const SORTABLE: Sortable = { columns: { changedAt: sql`no` }, usual: ['-changedAt'], id: sql`no` }

/** Looks up a fact about the record by the kind of each entry. */
const byKind = (fact: keyof StoredRecord, otherwise: RawBuilder<string | null>) => {
  const cases = entriesOf(ALL_RECORDS).flatMap(([kind, record]) =>
    record[fact] ? [sql`when ${sql.lit(kind)} then ${record[fact]}`] : [],
  )
  return sql<string | null>`case entity ${sql.join(cases, sql` `)} else ${otherwise} end`
}

const NOTHING = sql<null>`null`

/** Names and places of records. Looked up only for the entries of one page. */
const RECORD_FACTS = [
  byKind('name', NOTHING).as('entityName'),
  byKind('subjectId', SUBJECT_OF_ENTRY).as('subjectId'),
  sql<SubjectType | null>`(
    select type from subject s where s.account_id = audit_entry.account_id and s.id = ${SUBJECT_OF_ENTRY}
  )`.as('subjectType'),
  byKind('directoryId', NOTHING).as('directoryId'),
]

/** Entries of the same task. */
const SAME_TASK = sql`other.account_id = audit_entry.account_id and other.task_id = audit_entry.task_id`

/** Whether no later entry of the same task meets the conditions; true for entries without one. */
const isLastOfTask = (conditions: RawBuilder<boolean>) => sql<boolean>`(
  task_id is null or not exists (
    select from audit_entry other where ${SAME_TASK} and other.no > audit_entry.no and ${conditions}
  )
)`

/**
 * Whether an entry speaks for its block: a task may have a million entries, of which only the last of each block is read.
 * Each entry of a single record does.
 */
const speaksForBlock = ({ entityId }: EventQuery) =>
  entityId === undefined ? sql<boolean>`is_last_of_block` : sql<boolean>`true`

const ENTRIES_OF_TASK = sql<number | null>`
  case when task_id is not null then (select count(*)::int from audit_entry other where ${SAME_TASK}) end
`.as('ofTask')

interface EventRow extends Selectable<AuditEntryTable> {
  readonly entityName: string | null
  readonly subjectId: string | null
  readonly subjectType: SubjectType | null
  readonly directoryId: string | null
  readonly ofTask?: number | null
}

const nameOf = ({ entity, entityId, entityName }: EventRow): string | undefined =>
  entityName ?? ALL_RECORDS[entity]?.nameOf?.(entityId)

const whenNamed = (entityName: string | undefined) => entityName !== undefined && { entityName }

const auditEvent = (row: EventRow): AuditEvent => ({
  ...historyEntry(row),
  entityType: row.entity,
  entityId: row.entityId,
  ...whenNamed(nameOf(row)),
  ...(row.subjectId !== null && { subjectId: row.subjectId }),
  ...(row.subjectType !== null && { subjectType: row.subjectType }),
  ...(row.directoryId !== null && { directoryId: row.directoryId }),
  ...(row.ofTask && { ofTask: row.ofTask }),
})

/** What narrows the trail. The columns are those of the innermost entry. */
function conditionsOf(caller: Caller, query: EventQuery, ofReason: RawBuilder<boolean> | undefined) {
  const { entityType, entityId, actorId, changedBy, action, only, from, to } = query
  // The index for one record begins with its kind.
  const kinds = entityType ?? (entityId === undefined ? undefined : AUDITED_ENTITIES)
  const conditions = [
    readableBy(caller),
    kinds && sql`entity in (${sql.join(kinds)})`,
    entityId !== undefined && sql`entity_id = ${entityId}`,
    actorId && sql`operator ->> 'id' in (${sql.join(actorId)})`,
    changedBy && isBy(changedBy),
    only === 'changes' && isChange,
    action && sql`action in (${sql.join(action)})`,
    from !== undefined && isSince(caller.accountId, from),
    to !== undefined && isUntil(caller.accountId, to),
    ofReason,
  ]
  return sql<boolean>`${sql.join(conditions.filter(Boolean), sql` and `)}`
}

function matching(
  db: Database,
  caller: Caller,
  query: EventQuery,
  ofReason: RawBuilder<boolean> | undefined,
) {
  const conditions = conditionsOf(caller, query, ofReason)
  const ofBlocks = sql<boolean>`${speaksForBlock(query)} and ${conditions}`
  return db
    .selectFrom('auditEntry')
    .where('accountId', '=', caller.accountId)
    .where(query.fold === 'tasks' ? sql<boolean>`${ofBlocks} and ${isLastOfTask(ofBlocks)}` : conditions)
}

/**
 * How many changes each span saw: what one task did to many records is one of them.
 */
async function countsOf(
  entries: ReturnType<typeof matching>,
  { accountId }: Caller,
  query: EventQuery,
  starts: readonly string[],
) {
  const blocks = entries.where(speaksForBlock(query)).where(isSince(accountId, starts[0] ?? ''))
  const counted = await countBySpan(blocks, {
    at: sql`at`,
    starts,
    by: sql.lit('all'),
    distinct: sql`coalesce(task_id::text, no::text)`,
  })
  return counted.map(({ all = 0 }) => all)
}

/** One page of the audit trail, limited to what the caller may read, newest first by default. */
export async function listAuditEventsFor(db: Database, caller: Caller, query: EventQuery) {
  const { countFrom: starts, ...page } = query
  const ofReason = query.q === undefined ? undefined : await withReason(db, caller.accountId, query.q)
  const entries = matching(db, caller, query, ofReason)
  const found = entries
    .selectAll('auditEntry')
    .select(RECORD_FACTS)
    .$if(query.fold === 'tasks', (rows) => rows.select(ENTRIES_OF_TASK))
  const list = await readList(db, page, { found, sortable: SORTABLE }, auditEvent)
  return starts ? { ...list, counts: await countsOf(entries, caller, query, starts) } : list
}
