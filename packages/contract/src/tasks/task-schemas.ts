import { z } from 'zod'
import { ON_ERROR } from '../dpas/dpa-bulk.ts'
import { changeReason, personRef, timestamp, uuid } from '../formats.ts'
import { countFrom, filter, flagFilter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { PackageHead } from '../subjects/package-head.ts'
import {
  ARTIFACT_KINDS,
  MAX_CORRECTIONS_AT_ONCE,
  ROW_RESULTS,
  TASK_ERROR_SORT_FIELDS,
  TASK_ROW_SORT_FIELDS,
  TASK_SORT_FIELDS,
  TASK_STATUSES,
  TASK_TYPES,
} from './task.ts'
import { Correction, RowDifference, RowError, TaskRow } from './task-row-schemas.ts'
import { uploadSchemas } from './upload-schemas.ts'

export const TaskProgress = z.object({
  /** `null` until the source has been read once. */
  total: z.number().int().nullable(),
  processed: z.number().int(),
  succeeded: z.number().int(),
  failed: z.number().int(),
  /** Rows that needed no change, or were skipped by the chosen strategy. */
  skipped: z.number().int(),
  percent: z.number().int().min(0).max(100).nullable(),
  ratePerSecond: z.number().nullable(),
  etaSeconds: z.number().int().nullable(),
})

const outcomes = z.partialRecord(z.enum(ROW_RESULTS), z.number().int())

const ImportPreview = z.object({
  /** For a file of several subjects, the expected results by subject, most failures first. */
  subjects: z.array(z.object({ subjectId: z.string(), subjectName: z.string().optional(), outcomes })),
  /** The head of a package of subjects. */
  package: PackageHead.optional(),
  /** For a package, the expected results of its subjects, DPAs and templates. */
  kinds: z.array(z.object({ action: z.string(), outcomes })),
  /** The first rows with changes, updates before new records. */
  differences: z.array(RowDifference),
})

export const Artifact = z.object({
  name: z.string(),
  kind: z.enum(ARTIFACT_KINDS),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  sha256: z.string(),
  /** Absent for callers who cannot start such a task: an export contains data. */
  downloadUrl: z.string().optional(),
  /** For a readable CSV source: the same rows without formulas. Absent like `downloadUrl`. */
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
  /** The uploaded file. */
  file: z.object({ name: z.string(), sizeBytes: z.number().int(), sha256: z.string() }).optional(),
  createdAt: timestamp,
  /** When a worker started it. */
  startedAt: timestamp.nullable(),
  /** When its rows were checked or counted. */
  validatedAt: timestamp.nullable(),
  /** When it started to change or write; `null` for a task that only checks. */
  processingAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  /** When it is canceled unless it is confirmed; only while it awaits confirmation. */
  confirmBy: timestamp.optional(),
  progress: TaskProgress,
  /** Results so far; before `processingAt`, expected results. */
  outcomes,
  /** Whether there is `undoneBy`, which pages built earlier do not know. */
  isUndone: z.boolean(),
  /** The task that undoes this one, or has undone it. */
  undoneBy: z.object({ id: uuid, number: z.string(), status: z.enum(TASK_STATUSES) }).optional(),
  /** Starting and continuing it needs this permission besides one of those of its type, because of what it does. */
  permission: z.string().optional(),
  /** The same for an undo, from the task that it undoes. */
  undonePermission: z.string().optional(),
})

/** A related task: the one it follows, or one that follows it. */
const TaskRef = TaskSummary.pick({ id: true, number: true, type: true, status: true, createdAt: true })

export const Task = TaskSummary.extend({
  revision: z.number().int(),
  /** As requested. */
  options: z.record(z.string(), z.unknown()),
  errors: z.array(RowError),
  artifacts: z.array(Artifact),
  /** The task whose failed rows this one retries, or which it undoes. */
  parent: TaskRef.optional(),
  /** Tasks that retry this one's failed rows, or undo it. */
  children: z.array(TaskRef),
  /** ID of the request that started the task. */
  requestId: z.string().optional(),
  failure: z.object({ reason: z.string(), message: z.string() }).optional(),
})

/** The response of every call that starts a task. */
export const TaskStarted = z.object({ taskId: uuid })

export const TaskUndo = z.strictObject({ changeReason })

export const taskSchemas = {
  listTasks: {
    query: z.strictObject({
      /** `q` searches number, ID, title, and name or SHA-256 of the file. */
      ...listQuery(TASK_SORT_FIELDS),
      type: filter(TASK_TYPES),
      status: filter(TASK_STATUSES),
      createdBy: textFilter,
      subjectId: textFilter,
      createdFrom: periodEnd,
      createdTo: periodEnd,
      countFrom,
    }),
    response: pageOf(TaskSummary).extend({
      /** Of each span of `countFrom`: how many tasks created in it have each status. */
      counts: z.array(z.partialRecord(z.enum(TASK_STATUSES), z.number().int())).optional(),
    }),
  },
  getTask: { response: Task },
  getTaskStatus: { response: z.object({ status: z.enum(TASK_STATUSES), progress: TaskProgress }) },
  changeTaskStatus: {
    body: z.strictObject({
      status: z.enum(['RUNNING', 'CANCELLED', 'QUEUED']),
      changeReason: changeReason.optional(),
      /** For a confirmation: replaces the choice made for the check. */
      onError: z.enum(ON_ERROR).optional(),
    }),
    response: Task,
  },
  listTaskRows: {
    query: z.strictObject({
      /** `q` searches the key, the names, and the problem. */
      ...listQuery(TASK_ROW_SORT_FIELDS),
      result: filter(ROW_RESULTS),
      /** Of the records that the task changed: those changed or deleted after it, or those that were not. */
      isChangedSince: flagFilter,
    }),
    response: pageOf(TaskRow),
  },
  listTaskErrors: {
    query: z.strictObject({
      ...listQuery(TASK_ERROR_SORT_FIELDS),
      reason: textFilter,
    }),
    response: pageOf(RowError).extend({
      /** Failed rows by reason, most frequent first: all that match `q`. */
      reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
    }),
  },
  correctTaskRows: {
    body: z.strictObject({ corrections: z.array(Correction).min(1).max(MAX_CORRECTIONS_AT_ONCE) }),
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
export type ImportPreview = z.infer<typeof ImportPreview>
export type TaskStarted = z.infer<typeof TaskStarted>
export type Artifact = z.infer<typeof Artifact>
