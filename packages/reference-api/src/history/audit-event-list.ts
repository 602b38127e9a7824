import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import { AUDITED_ENTITIES, type AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import { type Selectable, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { containing } from '../database/containing.ts'
import { endOfPeriod } from '../database/end-of-period.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { AuditEntryTable, Database } from '../database/tables.ts'
import { historyEntry } from './history-list.ts'
import { readableBy, SUBJECT_OF_ENTRY } from './readable-events.ts'

type EventQuery = ParsedOf<typeof listAuditEvents>['query']

/** Entries are numbered in the order in which they happened. */
const SORTABLE: Sortable = { columns: { changedAt: sql`no` }, usual: ['-changedAt'], id: sql`no` }

/** What records are called, and where they are found. Looked up for the entries of one page only. */
const ENTITY_FACTS = [
  sql<string | null>`case entity
    when 'operator' then
      (select given_name || ' ' || family_name from operator o where o.id = entity_id::uuid)
    when 'role' then (select label from role where role.id = entity_id::uuid)
    when 'developerPortalUser' then
      (select email from developer_portal_user d where d.id = entity_id::uuid)
    when 'subject' then (select name from subject s where s.account_id = audit_entry.account_id and s.id = entity_id)
    when 'dpa' then (select dpa_name from dpa where dpa.id = entity_id::uuid)
    when 'file' then (select name from file where file.id = entity_id::uuid)
    when 'fileVersion' then (
      select name || ', version ' || number from file_version v join file on file.id = file_id
      where v.id = entity_id::uuid
    )
    when 'changeRequest' then (select title from change_request c where c.id = entity_id::uuid)
    when 'task' then (select title from task where task.id = entity_id::uuid)
  end`.as('entityName'),
  sql<string | null>`case entity
    when 'dpa' then (select subject_id from dpa where dpa.id = entity_id::uuid)
    else ${SUBJECT_OF_ENTRY}
  end`.as('subjectId'),
  sql<string | null>`case entity
    when 'file' then (select directory_id from file where file.id = entity_id::uuid)
    when 'fileVersion' then (
      select directory_id from file_version v join file on file.id = file_id where v.id = entity_id::uuid
    )
    when 'changeRequest' then (select directory_id from change_request c where c.id = entity_id::uuid)
  end`.as('directoryId'),
]

interface EventRow extends Selectable<AuditEntryTable> {
  readonly entityName: string | null
  readonly subjectId: string | null
  readonly directoryId: string | null
}

const auditEvent = (row: EventRow): AuditEvent => ({
  ...historyEntry(row),
  entityType: row.entity as AuditedEntity,
  entityId: row.entityId,
  ...(row.entityName !== null && { entityName: row.entityName }),
  ...(row.subjectId !== null && { subjectId: row.subjectId }),
  ...(row.directoryId !== null && { directoryId: row.directoryId }),
})

function matching(db: Database, caller: Caller, query: EventQuery) {
  const { q, entityType, entityId, actorId, action, from, to } = query
  // The index for one record begins with the kind of it.
  const kinds = entityType ?? (entityId === undefined ? undefined : AUDITED_ENTITIES)
  return db
    .selectFrom('auditEntry')
    .where('accountId', '=', caller.accountId)
    .where(readableBy(caller))
    .$if(kinds !== undefined, (rows) => rows.where('entity', 'in', kinds ?? []))
    .$if(entityId !== undefined, (rows) => rows.where('entityId', '=', entityId ?? ''))
    .$if(actorId !== undefined, (rows) => rows.where(sql`operator ->> 'id'`, 'in', actorId ?? []))
    .$if(action !== undefined, (rows) => rows.where('action', 'in', action ?? []))
    .$if(from !== undefined, (rows) => rows.where('at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (rows) => rows.where('at', '<=', endOfPeriod(to ?? '')))
    .$if(q !== undefined, (rows) => rows.where('changeReason', 'ilike', containing(q ?? '')))
}

/** One page of the audit trail as the caller may read it, the newest first unless asked otherwise. */
export function listAuditEventsFor(db: Database, caller: Caller, query: EventQuery) {
  const found = matching(db, caller, query).selectAll('auditEntry').select(ENTITY_FACTS)
  return readList(db, query, { found, sortable: SORTABLE }, auditEvent)
}
