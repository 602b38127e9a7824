import { z } from 'zod'
import { ON_ERROR } from '../dpas/dpa-bulk.ts'
import { changeReason, personRef, timestamp, uuid } from '../formats.ts'
import { HistoryChange } from '../history-entry.ts'
import { filter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { PackageHead } from '../subjects/package-head.ts'
import {
  ARTIFACT_KINDS,
  LONGEST_CORRECTION,
  MOST_CORRECTIONS_AT_ONCE,
  ROW_RESULTS,
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

/** A value that is taken instead of the one in the file. */
const Correction = z.strictObject({
  row: z.number().int().min(1),
  /** JSON Pointer, as the error has it. */
  field: z.string().regex(/^(\/[A-Za-z0-9]{1,40}){1,4}$/, 'Must be a JSON Pointer'),
  /** As it would be in a cell. */
  value: z.string().max(LONGEST_CORRECTION),
})

/** What a row would change, as far as it was written down. */
const RowDifference = z.object({
  row: z.number().int(),
  /** What the row is, or what is done with it, as the reports have it. */
  action: z.string(),
  subjectId: z.string().optional(),
  /** The DPA's own id, or the name of what else is changed. */
  key: z.string(),
  result: z.enum(ROW_RESULTS),
  changes: z.array(HistoryChange),
})

const outcomes = z.partialRecord(z.enum(ROW_RESULTS), z.number().int())

const ImportPreview = z.object({
  /** Of a file of several subjects, what would become of the rows of each, those with most failures first. */
  subjects: z.array(z.object({ subjectId: z.string(), subjectName: z.string().optional(), outcomes })),
  /** What a package of subjects says of itself. */
  package: PackageHead.optional(),
  /** Of a package, what would become of its subjects, DPAs and templates. */
  kinds: z.array(z.object({ action: z.string(), outcomes })),
  /** The first rows that would change something, updates before new records. */
  differences: z.array(RowDifference),
})

export const Artifact = z.object({
  name: z.string(),
  kind: z.enum(ARTIFACT_KINDS),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  sha256: z.string(),
  /** Absent for a caller who may not start such a task: an export holds data. */
  downloadUrl: z.string().optional(),
  /** Of a CSV source that could be read: the same rows, without formulas. Absent as `downloadUrl` is. */
  safeCopyUrl: z.string().optional(),
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
  /** Another task takes back what this one has done, or has done so. */
  isUndone: z.boolean(),
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
    body: z.strictObject({ corrections: z.array(Correction).min(1).max(MOST_CORRECTIONS_AT_ONCE) }),
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
export type ImportPreview = z.infer<typeof ImportPreview>
export type RowDifference = z.infer<typeof RowDifference>
export type Correction = z.infer<typeof Correction>
export type TaskStarted = z.infer<typeof TaskStarted>
export type Artifact = z.infer<typeof Artifact>
