import { z } from 'zod'
import { timestamp, uuid } from '../formats.ts'
import { HistoryChange } from '../history-entry.ts'
import { SUBJECT_TYPES } from '../subjects/subject.ts'
import { MAX_CORRECTION_LENGTH, ROW_RESULTS } from './task.ts'

/** A problem of a row; a row may have several. */
export const RowError = z.object({
  /** Counted from 1, without the header. */
  row: z.number().int(),
  srciDpaId: z.string().optional(),
  action: z.string(),
  /** JSON Pointer of the field in the record, in any file format; empty for the whole row. */
  field: z.string(),
  /** The field's column, if the file has columns. */
  column: z.string().optional(),
  reason: z.string(),
  message: z.string(),
  /** The rejected value, truncated and masked. */
  value: z.string().optional(),
  /** The probably intended value. */
  suggestion: z.string().optional(),
})

/** One record of a task, with its result. */
export const TaskRow = z.object({
  row: z.number().int(),
  action: z.string(),
  result: z.enum(ROW_RESULTS),
  /** The DPA's own ID, or the name of another record. */
  key: z.string().optional(),
  /** The payment application, unless it is gone. */
  dpa: z.object({ id: uuid, name: z.string() }).optional(),
  /** The owner of the payment application, or the subject itself. */
  subject: z.object({ id: z.string(), type: z.enum(SUBJECT_TYPES), name: z.string() }).optional(),
  reason: z.string().optional(),
  message: z.string().optional(),
  /** The last change after the task. */
  changedSince: z.object({ by: z.string(), at: timestamp }).optional(),
})

/** A value that replaces the one in the file. */
export const Correction = z.strictObject({
  row: z.number().int().min(1),
  /** The JSON Pointer of the error. */
  field: z.string().regex(/^(\/[A-Za-z0-9]{1,40}){1,4}$/, 'Must be a JSON Pointer'),
  /** As in a cell. */
  value: z.string().max(MAX_CORRECTION_LENGTH),
})

/** A row's changes, as far as recorded. */
export const RowDifference = z.object({
  row: z.number().int(),
  /** The kind or action of a row, as in the reports. */
  action: z.string(),
  subjectId: z.string().optional(),
  /** The DPA's own ID, the ID that a subject is imported under, or the name of another changed record. */
  key: z.string(),
  result: z.enum(ROW_RESULTS),
  changes: z.array(HistoryChange),
})

export type TaskRow = z.infer<typeof TaskRow>
export type RowError = z.infer<typeof RowError>
export type RowDifference = z.infer<typeof RowDifference>
export type Correction = z.infer<typeof Correction>
