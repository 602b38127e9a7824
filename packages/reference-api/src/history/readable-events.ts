import {
  AUDITED_ENTITIES,
  type AuditedEntity,
  GUARDED_ENTITIES,
  HISTORY_PERMISSIONS,
} from '@portal/contract/history/audited-entity.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'

const isGuarded = (entity: AuditedEntity) => GUARDED_ENTITIES.some((guarded) => guarded === entity)

/** The subject a record belongs to, read from the record's id; DPAs have ids of their own. */
export const SUBJECT_OF_ENTRY = sql<string | null>`case
  when entity in ('subject', 'template', 'idvChannel', 'idvRules', 'idvConfiguration')
    then split_part(entity_id, '/', 1)
end`

/** Holds for the entries that the caller may read: their own, and those of records whose history is open to them. */
export function readableBy({ id, permissions, subjectTypes }: Caller): RawBuilder<boolean> {
  const open = AUDITED_ENTITIES.filter((entity) => permissions.has(HISTORY_PERMISSIONS[entity] ?? ''))
  const unguarded = open.filter(
    (entity) => !isGuarded(entity) || (entity === 'dpa' && subjectTypes.has('SRCI')),
  )
  const guarded = open.filter((entity) => isGuarded(entity) && entity !== 'dpa')
  const isOwn = sql`operator ->> 'id' = ${id}`
  const isOpen = sql`entity = any(${unguarded})`
  const isOfOpenSubject = sql`(entity = any(${guarded}) and ${SUBJECT_OF_ENTRY} in (
    select id from subject where subject.account_id = audit_entry.account_id
      and type = any(${[...subjectTypes]})
  ))`
  // What cannot hold is left out, so that PostgreSQL goes by the index of what is left.
  const conditions = [
    isOwn,
    ...(unguarded.length > 0 ? [isOpen] : []),
    ...(guarded.length > 0 && subjectTypes.size > 0 ? [isOfOpenSubject] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
