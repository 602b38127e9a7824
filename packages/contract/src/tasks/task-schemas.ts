import { z } from 'zod'
import { changeReason, line, personRef, timestamp, uuid } from '../formats.ts'
import { filter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { ARTIFACT_KINDS, TASK_SORT_FIELDS, TASK_STATUSES, TASK_TYPES, UPLOAD_PURPOSES } from './task.ts'

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
  /** JSON Pointer of the field; empty for the row as a whole. */
  field: z.string(),
  reason: z.string(),
  message: z.string(),
  /** The refused value, cut and masked. */
  value: z.string().optional(),
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
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  progress: TaskProgress,
})

const Task = TaskSummary.extend({
  revision: z.number().int(),
  /** As they were asked for. */
  options: z.record(z.string(), z.unknown()),
  errors: z.array(RowError),
  artifacts: z.array(Artifact),
  changeReason: z.string().optional(),
  parentTaskId: uuid.optional(),
  failure: z.object({ reason: z.string(), message: z.string() }).optional(),
})

const UploadPart = z.object({
  /** Counted from 1. */
  number: z.number().int(),
  /** Where the part begins in the file. */
  firstByte: z.number().int(),
  sizeBytes: z.number().int(),
  /** Absent for a part that is there. */
  uploadUrl: z.string().optional(),
})

/** SHA-256 in hexadecimal. */
const sha256 = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in hexadecimal')

export const taskSchemas = {
  listTasks: {
    query: z.strictObject({
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
    }),
    response: Task,
  },
  createUploadUrl: {
    body: z.strictObject({
      fileName: line(1, 255),
      contentType: line(1, 100).toLowerCase(),
      sizeBytes: z.number().int().min(1),
      sha256,
      purpose: z.enum(UPLOAD_PURPOSES),
    }),
    response: z.object({
      uploadId: uuid,
      uploadUrl: z.string(),
      method: z.literal('PUT'),
      headers: z.record(z.string(), z.string()),
      expiresAt: timestamp,
      maxBytes: z.number().int(),
      /** The newest task that was given the very same bytes for the same purpose. */
      earlierTask: TaskSummary.pick({
        id: true,
        number: true,
        status: true,
        subjectName: true,
        createdAt: true,
      }).optional(),
    }),
  },
  createPartUrls: {
    response: z.object({
      method: z.literal('PUT'),
      expiresAt: timestamp,
      parts: z.array(UploadPart),
    }),
  },
  completeUpload: {},
}

/** The answer of every call that starts a task. */
export const TaskStarted = z.object({ taskId: uuid })

export type Task = z.infer<typeof Task>
export type TaskSummary = z.infer<typeof TaskSummary>
export type TaskProgress = z.infer<typeof TaskProgress>
export type RowError = z.infer<typeof RowError>
export type Artifact = z.infer<typeof Artifact>
