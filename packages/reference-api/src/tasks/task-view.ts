import { TASK_TYPE_PERMISSIONS } from '@portal/contract/tasks/task.ts'
import type { Artifact, Task, TaskRef, TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import type { Selectable } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { DOWNLOAD_MINUTES, type ObjectStore } from '../storage/object-store.ts'
import { firstErrors } from './task-errors.ts'
import { progressOf } from './task-progress.ts'
import { type TaskRecord, type TaskRow, taskNumber } from './task-store.ts'
import type { TaskArtifactTable } from './task-tables.ts'

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
  isUndone: task.isUndone,
  ...(task.subjectId && { subjectId: task.subjectId }),
  ...(task.subjectName && { subjectName: task.subjectName }),
  ...(task.changeReason && { changeReason: task.changeReason }),
  ...(task.file && { file: task.file }),
})

const mayDownload = ({ permissions }: Caller, { type }: TaskRow): boolean =>
  TASK_TYPE_PERMISSIONS[type].some((permission) => permissions.has(permission))

interface Reader {
  readonly db: Database
  readonly storage: ObjectStore
  readonly caller: Caller
}

async function artifactsOf({ db, storage, caller }: Reader, task: TaskRow): Promise<Artifact[]> {
  const rows = await db
    .selectFrom('taskArtifact')
    .selectAll()
    .where('taskId', '=', task.id)
    .where('expiresAt', '>', new Date())
    .orderBy('name')
    .execute()
  const address = async (row: Selectable<TaskArtifactTable>) => ({
    downloadUrl: await storage.downloadUrl(row.key, { fileName: row.name, contentType: row.contentType }),
    urlExpiresAt: new Date(Date.now() + DOWNLOAD_MINUTES * 60_000).toISOString(),
  })
  return Promise.all(
    rows.map(async (row) => ({
      name: row.name,
      kind: row.kind,
      contentType: row.contentType,
      sizeBytes: row.sizeBytes,
      sha256: row.sha256,
      expiresAt: row.expiresAt.toISOString(),
      ...(mayDownload(caller, task) && (await address(row))),
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

/** The task that this one follows from, and those that follow from it. They are about the same subjects. */
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

/** Request id of the call that made the task. */
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

/** A task with its first errors, what can be downloaded of it, and what it follows from. */
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
