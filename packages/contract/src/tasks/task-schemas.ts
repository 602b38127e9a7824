import { z } from 'zod'
import { ON_ERROR } from '../dpas/dpa-bulk.ts'
import { changeReason, personRef, timestamp, uuid } from '../formats.ts'
import { filter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { ImportPreview, outcomes, TaskCorrections } from './check-schemas.ts'
import {
  ARTIFACT_KINDS,
  TASK_ERROR_SORT_FIELDS,
  TASK_SORT_FIELDS,
  TASK_STATUSES,
  TASK_TYPES,
} from './task.ts'
import { uploadSchemas } from './upload-schemas.ts'

export const TaskProgress = z.object({
  /** `null` until the source has been read once. */
  total: z.number().int().nullable(),
  processed: z.number().int(),
  succeeded: z.number().int(),
  failed: z.number().int(),
  /** Rows that needed nothing, or were left out by the chosen strategy. */
  skipped: z.number().int(),
  percent: z.number().int().min(0).max(100).nullable(),
  ratePerSecond: z.number().nullable(),
  etaSeconds: z.number().int().nullable(),
})

export const RowError = z.object({
  /** Counted from 1, without the header. */
  row: z.number().int(),
  srciDpaId: z.string().optional(),
  action: z.string(),
  /** JSON Pointer of the field in the record, whatever the file is written in; empty for the row as a whole. */
  field: z.string(),
  /** Column in which the field stands, where the file has columns. */
  column: z.string().optional(),
  reason: z.string(),
  message: z.string(),
  /** The refused value, cut and masked. */
  value: z.string().optional(),
  /** A value that is probably meant. */
  suggestion: z.string().optional(),
})

export const Artifact = z.object({
  name: z.string(),
  kind: z.enum(ARTIFACT_KINDS),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  sha256: z.string(),
  /** Absent for a caller who may not start such a task: an export holds data. */
  downloadUrl: z.string().optional(),
  urlExpiresAt: timestamp.optional(),
  expiresAt: timestamp,
})

const TaskSummary = z.object({
  id: uuid,
  number: z.string(),
  type: z.enum(TASK_TYPES),
  status: z.enum(TASK_STATUSES),
  subjectId: z.string().optional(),
  subjectName: z.string().optional(),
  title: z.string(),
  createdBy: personRef,
  changeReason: z.string().optional(),
  /** The file that was uploaded for it. */
  file: z.object({ name: z.string(), sizeBytes: z.number().int(), sha256: z.string() }).optional(),
  createdAt: timestamp,
  /** When a worker took it up. */
  startedAt: timestamp.nullable(),
  /** When its rows had been checked, or counted. */
  validatedAt: timestamp.nullable(),
  /** When it began to change, or to write, what it was asked for; stays `null` for a task that only checks. */
  processingAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  progress: TaskProgress,
  /** How often each result occurred so far; before `processingAt`, what would become of the rows. */
  outcomes,
})

/** Another task that a task follows from, or that follows from it. */
const TaskRef = TaskSummary.pick({ id: true, number: true, type: true, status: true, createdAt: true })

export const Task = TaskSummary.extend({
  revision: z.number().int(),
  /** As they were asked for. */
  options: z.record(z.string(), z.unknown()),
  errors: z.array(RowError),
  artifacts: z.array(Artifact),
  /** The task whose failed rows this one repeats, or which it undoes. */
  parent: TaskRef.optional(),
  /** Tasks that repeat what failed in this one, or that undo it. */
  children: z.array(TaskRef),
  /** Request id of the call that asked for the task. */
  requestId: z.string().optional(),
  failure: z.object({ reason: z.string(), message: z.string() }).optional(),
})

/** The answer of every call that starts a task. */
export const TaskStarted = z.object({ taskId: uuid })

export const TaskUndo = z.strictObject({ changeReason })

export const taskSchemas = {
  listTasks: {
    query: z.strictObject({
      /** `q` finds number, id, title, and name or SHA-256 of the file. */
      ...listQuery(TASK_SORT_FIELDS),
      type: filter(TASK_TYPES),
      status: filter(TASK_STATUSES),
      createdBy: textFilter,
      subjectId: textFilter,
      createdFrom: periodEnd,
      createdTo: periodEnd,
    }),
    response: pageOf(TaskSummary),
  },
  getTask: { response: Task },
  getTaskStatus: { response: z.object({ status: z.enum(TASK_STATUSES), progress: TaskProgress }) },
  changeTaskStatus: {
    body: z.strictObject({
      status: z.enum(['RUNNING', 'CANCELLED', 'QUEUED']),
      changeReason: changeReason.optional(),
      /** For a confirmation: another choice than the one with which the file was checked. */
      onError: z.enum(ON_ERROR).optional(),
    }),
    response: Task,
  },
  listTaskErrors: {
    query: z.strictObject({
      ...listQuery(TASK_ERROR_SORT_FIELDS),
      reason: textFilter,
    }),
    response: pageOf(RowError).extend({
      /** How many rows failed for each reason, the most frequent first: all that `q` finds. */
      reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
    }),
  },
  correctTaskRows: {
    body: TaskCorrections,
    response: Task,
  },
  getImportPreview: { response: ImportPreview },
  undoTask: { body: TaskUndo, response: TaskStarted },
  ...uploadSchemas,
}

export type Task = z.infer<typeof Task>
export type TaskRef = z.infer<typeof TaskRef>
export type TaskSummary = z.infer<typeof TaskSummary>
export type TaskProgress = z.infer<typeof TaskProgress>
export type RowError = z.infer<typeof RowError>
export type TaskStarted = z.infer<typeof TaskStarted>
export type Artifact = z.infer<typeof Artifact>
export type { Correction, ImportPreview, RowDifference } from './check-schemas.ts'
