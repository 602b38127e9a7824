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
  /** There were more changes than an answer shows. */
  truncated: z.boolean(),
  /** The record as it was after the change, when it is asked for. */
  snapshot: z.unknown().optional(),
})

/** What the history of every record can be asked for. */
export const historyQuery = {
  /** `q` is looked for in the reasons, the names of people and of changed fields. */
  ...listQuery(['changedAt']),
  /** Certain entries, to compare them. */
  id: textFilter,
  action: textFilter,
  /** Email addresses. */
  changedBy: textFilter,
  /** Leaves out who only looked. */
  only: z.literal('changes').optional(),
  from: periodEnd,
  to: periodEnd,
  include: z.literal('snapshot').optional(),
}

export type HistoryChange = z.infer<typeof HistoryChange>
export type HistoryEntry = z.infer<typeof HistoryEntry>
