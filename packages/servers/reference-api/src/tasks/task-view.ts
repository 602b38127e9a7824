import { BULK_CONTENT_TYPES } from '@portal/contract/dpas/dpa-bulk.ts'
import { CONFIRMATION_DAYS, TASK_TYPE_PERMISSIONS } from '@portal/contract/tasks/task.ts'
import type { Artifact, Task, TaskRef, TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import type { Selectable } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { DOWNLOAD_MINUTES } from '../storage/object-store.ts'
import { firstErrors } from './task-errors.ts'
import { progressOf } from './task-progress.ts'
import { type TaskRecord, type TaskRow, taskNumber, type UndoingTask } from './task-store.ts'
import type { TaskArtifactTable } from './task-tables.ts'

const DAY_MS = 86_400_000

/** See `tidy-up.ts`. */
const confirmByOf = ({ updatedAt }: TaskRow) =>
  new Date(updatedAt.getTime() + CONFIRMATION_DAYS * DAY_MS).toISOString()

const undoingRef = ({ no, ...undoing }: UndoingTask) => ({ ...undoing, number: taskNumber(no) })

export const taskSummary = (task: TaskRow): TaskSummary => ({
  id: task.id,
  number: taskNumber(task.no),
  type: task.type,
  status: task.status,
  title: task.title,
  createdBy: task.createdBy,
  createdAt: task.createdAt.toISOString(),
  startedAt: task.startedAt?.toISOString() ?? null,
  validatedAt: task.validatedAt?.toISOString() ?? null,
  processingAt: task.processingAt?.toISOString() ?? null,
  finishedAt: task.finishedAt?.toISOString() ?? null,
  progress: progressOf(task),
  outcomes: task.outcomes,
  isUndone: task.undoneBy !== null,
  ...(task.undoneBy && { undoneBy: undoingRef(task.undoneBy) }),
  ...(task.status === 'AWAITING_CONFIRMATION' && { confirmBy: confirmByOf(task) }),
  ...(task.subjectId && { subjectId: task.subjectId }),
  ...(task.subjectName && { subjectName: task.subjectName }),
  ...(task.changeReason && { changeReason: task.changeReason }),
  ...(task.file && { file: task.file }),
  ...(task.permission && { permission: task.permission }),
  ...(task.undonePermission && { undonePermission: task.undonePermission }),
})

const mayDownload = ({ permissions }: Caller, { type }: TaskRow): boolean =>
  TASK_TYPE_PERMISSIONS[type].some((permission) => permissions.has(permission))

interface Reader {
  readonly db: Database
  readonly caller: Caller
  readonly api: Pick<Api, 'storage' | 'safeCopyUrl'>
}

type ArtifactRow = Selectable<TaskArtifactTable>

/** `dpas.csv` becomes `dpas (safe copy).csv`. */
const safeCopyName = (name: string) => name.replace(/(\.[^.]*)?$/, ' (safe copy)$1')

/** A source is returned as it was uploaded: a browser must treat it as plain text, whatever type was announced. */
async function addressesOf({ api }: Reader, { validatedAt }: TaskRow, row: ArtifactRow) {
  const { key, name, kind, contentType } = row
  const isSource = kind === 'SOURCE'
  const shown = isSource ? 'text/plain; charset=utf-8' : contentType
  return {
    downloadUrl: await api.storage.downloadUrl(key, { fileName: name, contentType: shown }),
    // Until its rows have been read, nobody knows whether it is CSV.
    ...(isSource &&
      contentType === BULK_CONTENT_TYPES.csv &&
      validatedAt && { safeCopyUrl: api.safeCopyUrl(key, safeCopyName(name)) }),
    urlExpiresAt: new Date(Date.now() + DOWNLOAD_MINUTES * 60_000).toISOString(),
  }
}

async function artifactsOf(reader: Reader, task: TaskRow): Promise<Artifact[]> {
  const rows = await reader.db
    .selectFrom('taskArtifact')
    .selectAll()
    .where('taskId', '=', task.id)
    .where('expiresAt', '>', new Date())
    .orderBy('name')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      name: row.name,
      kind: row.kind,
      contentType: row.contentType,
      sizeBytes: row.sizeBytes,
      sha256: row.sha256,
      expiresAt: row.expiresAt.toISOString(),
      ...(mayDownload(reader.caller, task) && (await addressesOf(reader, task, row))),
    })),
  )
}

const taskRef = ({ id, no, type, status, createdAt }: TaskRecord): TaskRef => ({
  id,
  number: taskNumber(no),
  type,
  status,
  createdAt: createdAt.toISOString(),
})

/** The task that this one follows, and those that follow it. They are about the same subjects. */
async function relativesOf({ db }: Reader, { id, parentTaskId }: TaskRow) {
  const rows = await db
    .selectFrom('task')
    .selectAll()
    .where(({ eb, or }) => or([eb('parentTaskId', '=', id), eb('id', '=', parentTaskId)]))
    .orderBy('no')
    .execute()
  const parent = rows.find((row) => row.id === parentTaskId)
  return {
    ...(parent && { parent: taskRef(parent) }),
    children: rows.filter((row) => row.parentTaskId === id).map(taskRef),
  }
}

/** Id of the request that created the task. */
async function requestIdOf({ db }: Reader, { accountId, id }: TaskRow): Promise<string | undefined> {
  const made = await db
    .selectFrom('auditEntry')
    .select('correlationId')
    .where('accountId', '=', accountId)
    .where('entity', '=', 'task')
    .where('entityId', '=', id)
    .orderBy('no')
    .limit(1)
    .executeTakeFirst()
  return made?.correlationId ?? undefined
}

/** A task with its first errors, its downloads, and the tasks it follows. */
export async function taskView(reader: Reader, task: TaskRow): Promise<Task> {
  const requestId = await requestIdOf(reader, task)
  const { failureReason: reason, failureMessage: message } = task
  return {
    ...taskSummary(task),
    revision: task.revision,
    options: task.options,
    errors: await firstErrors(reader.db, task),
    artifacts: await artifactsOf(reader, task),
    ...(await relativesOf(reader, task)),
    ...(requestId && { requestId }),
    ...(reason && { failure: { reason, message: message ?? '' } }),
  }
}
