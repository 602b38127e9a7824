import { z } from 'zod'
import { personRef, timestamp } from './formats.ts'

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
  /** There were more changes than an entry keeps. */
  truncated: z.boolean(),
})

export type HistoryChange = z.infer<typeof HistoryChange>
export type HistoryEntry = z.infer<typeof HistoryEntry>
