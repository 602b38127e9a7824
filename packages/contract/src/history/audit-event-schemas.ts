import { z } from 'zod'
import { line } from '../formats.ts'
import { HistoryEntry } from '../history-entry.ts'
import { countFrom, filter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { SUBJECT_TYPES } from '../subjects/subject.ts'
import { AUDITED_ENTITIES } from './audited-entity.ts'

/** An entry of the audit trail with its record. */
export const AuditEvent = HistoryEntry.omit({ snapshot: true }).extend({
  entityType: z.enum(AUDITED_ENTITIES),
  entityId: z.string(),
  /** The record's current name; absent if it has no name or was deleted. */
  entityName: z.string().optional(),
  /** The parent subject or directory of the record. */
  subjectId: z.string().optional(),
  /** The type of that subject, which decides whose screens show it. */
  subjectType: z.enum(SUBJECT_TYPES).optional(),
  directoryId: z.string().optional(),
  /** With `fold`: how many entries the task of this one has made. */
  ofTask: z.number().int().optional(),
})

export const auditEventSchemas = {
  listAuditEvents: {
    query: z.strictObject({
      /** `q` searches change reasons. */
      ...listQuery(['changedAt']),
      entityType: filter(AUDITED_ENTITIES),
      entityId: line(1, 200).optional(),
      actorId: textFilter,
      /** Email addresses of the people who acted. */
      changedBy: textFilter,
      action: textFilter,
      /** Excludes views. */
      only: z.literal('changes').optional(),
      /** Returns only the last entry of each task, however many records it changed. */
      fold: z.literal('tasks').optional(),
      from: periodEnd,
      to: periodEnd,
      countFrom,
    }),
    response: pageOf(AuditEvent).extend({
      /** Of each span of `countFrom`: a task counts once, however many records it changed. */
      counts: z.array(z.number().int()).optional(),
    }),
  },
}

export type AuditEvent = z.infer<typeof AuditEvent>
