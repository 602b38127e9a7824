import { z } from 'zod'
import { personRef, timestamp } from './formats.ts'
import { listQuery, periodEnd, textFilter } from './page-of.ts'

export const HistoryChange = z.object({
  /** JSON Pointer of the field. */
  path: z.string(),
  op: z.enum(['ADD', 'REMOVE', 'REPLACE']),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})

/** One entry of a record's history. Append-only; secrets appear as `••••`. */
export const HistoryEntry = z.object({
  id: z.string(),
  revision: z.number().int(),
  action: z.string(),
  entity: z.string(),
  dataKey: z.string().optional(),
  changedAt: timestamp,
  changedBy: personRef,
  source: z.enum(['PORTAL', 'API', 'TASK', 'SYSTEM']),
  taskId: z.string().optional(),
  changeReason: z.string().optional(),
  correlationId: z.string().optional(),
  changes: z.array(HistoryChange),
  /** The entry has more changes than the response contains. */
  truncated: z.boolean(),
  /** The record after the change, if requested. */
  snapshot: z.unknown().optional(),
})

/** Query of every record's history. */
export const historyQuery = {
  /** `q` searches reasons and the names of people and changed fields. */
  ...listQuery(['changedAt']),
  /** Specific entries, to compare them. */
  id: textFilter,
  action: textFilter,
  /** Email addresses. */
  changedBy: textFilter,
  /** Excludes views. */
  only: z.literal('changes').optional(),
  from: periodEnd,
  to: periodEnd,
  include: z.literal('snapshot').optional(),
}

export type HistoryChange = z.infer<typeof HistoryChange>
export type HistoryEntry = z.infer<typeof HistoryEntry>
