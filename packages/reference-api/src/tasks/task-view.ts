import { MOST_ERRORS_SHOWN, TASK_TYPE_PERMISSIONS } from '@portal/contract/tasks/task.ts'
import type { Artifact, RowError, Task, TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import type { Selectable } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { DOWNLOAD_MINUTES, type ObjectStore } from '../storage/object-store.ts'
import { progressOf } from './task-progress.ts'
import { type TaskRow, taskNumber } from './task-store.ts'
import type { TaskArtifactTable, TaskRowTable } from './task-tables.ts'

export const taskSummary = (task: TaskRow): TaskSummary => ({
  id: task.id,
  number: taskNumber(task.no),
  type: task.type,
  status: task.status,
  title: task.title,
  createdBy: task.createdBy,
  createdAt: task.createdAt.toISOString(),
  startedAt: task.startedAt?.toISOString() ?? null,
  finishedAt: task.finishedAt?.toISOString() ?? null,
  progress: progressOf(task),
  ...(task.subjectId && { subjectId: task.subjectId }),
  ...(task.subjectName && { subjectName: task.subjectName }),
})

const rowError = (row: Selectable<TaskRowTable>): RowError => ({
  row: row.row,
  action: row.action,
  field: row.field ?? '',
  reason: row.reason ?? '',
  message: row.message ?? '',
  ...(row.srciDpaId && { srciDpaId: row.srciDpaId }),
  ...(row.value && { value: row.value }),
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

/** A task with its first errors and what can be downloaded of it. */
export async function taskView(reader: Reader, task: TaskRow): Promise<Task> {
  const failed = await reader.db
    .selectFrom('taskRow')
    .selectAll()
    .where('taskId', '=', task.id)
    .where('result', '=', 'FAILED')
    .orderBy('row')
    .limit(MOST_ERRORS_SHOWN)
    .execute()
  const { failureReason: reason, failureMessage: message } = task
  return {
    ...taskSummary(task),
    revision: task.revision,
    options: task.options,
    errors: failed.map(rowError),
    artifacts: await artifactsOf(reader, task),
    ...(task.changeReason && { changeReason: task.changeReason }),
    ...(task.parentTaskId && { parentTaskId: task.parentTaskId }),
    ...(reason && { failure: { reason, message: message ?? '' } }),
  }
}
