import { AUDITED_ENTITIES, recordFacts } from '@portal/contract/history/audited-entity.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'

const BELONGING = AUDITED_ENTITIES.filter((entity) => recordFacts(entity).guardedBy === 'ownSubject')

/** The subject a record belongs to, when the record's id begins with the subject's id. */
export const SUBJECT_OF_ENTRY = sql<string | null>`case
  when entity in (${sql.join(BELONGING.map((entity) => sql.lit(entity)))}) then split_part(entity_id, '/', 1)
end`

/** True for entries that the caller may read: their own, and those of records whose history they may read. */
export function readableBy({ id, permissions, subjectTypes }: Caller): RawBuilder<boolean> {
  const open = AUDITED_ENTITIES.filter((entity) => permissions.has(recordFacts(entity).history ?? ''))
  const guarded = open.filter((entity) => BELONGING.includes(entity))
  const unguarded = open.filter((entity) => {
    const { guardedBy } = recordFacts(entity)
    return guardedBy === undefined || (guardedBy !== 'ownSubject' && subjectTypes.has(guardedBy))
  })
  const isOwn = sql`operator ->> 'id' = ${id}`
  const isOpen = sql`entity = any(${unguarded})`
  const isOfOpenSubject = sql`(entity = any(${guarded}) and ${SUBJECT_OF_ENTRY} in (
    select id from subject where subject.account_id = audit_entry.account_id
      and type = any(${[...subjectTypes]})
  ))`
  // Conditions that cannot be true are left out, so that PostgreSQL uses the index for the rest.
  const conditions = [
    ...(unguarded.length > 0 ? [isOpen] : []),
    ...(guarded.length > 0 && subjectTypes.size > 0 ? [isOfOpenSubject] : []),
    // Last, since reading who it was costs most.
    isOwn,
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
