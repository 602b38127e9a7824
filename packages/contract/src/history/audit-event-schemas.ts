import { z } from 'zod'
import { line } from '../formats.ts'
import { HistoryEntry } from '../history-entry.ts'
import { filter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { SUBJECT_TYPES } from '../subjects/subject.ts'
import { AUDITED_ENTITIES } from './audited-entity.ts'

/** An entry of the audit trail, with the record that it is about. */
export const AuditEvent = HistoryEntry.omit({ snapshot: true }).extend({
  entityType: z.enum(AUDITED_ENTITIES),
  entityId: z.string(),
  /** What the record is called now; absent when it has no name, or is gone. */
  entityName: z.string().optional(),
  /** The subject, or the directory, below which the record is found. */
  subjectId: z.string().optional(),
  /** The type of that subject, which decides whose screens show it. */
  subjectType: z.enum(SUBJECT_TYPES).optional(),
  directoryId: z.string().optional(),
})

export const auditEventSchemas = {
  listAuditEvents: {
    query: z.strictObject({
      /** `q` is looked for in the change reasons. */
      ...listQuery(['changedAt']),
      entityType: filter(AUDITED_ENTITIES),
      entityId: line(1, 200).optional(),
      actorId: textFilter,
      /** Email addresses of those who acted. */
      changedBy: textFilter,
      action: textFilter,
      /** Leaves out who only looked. */
      only: z.literal('changes').optional(),
      from: periodEnd,
      to: periodEnd,
    }),
    response: pageOf(AuditEvent),
  },
}

export type AuditEvent = z.infer<typeof AuditEvent>
