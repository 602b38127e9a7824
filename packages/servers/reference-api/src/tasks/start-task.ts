import type { Permission } from '@portal/contract/permission-table.ts'
import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import {
  ARTIFACT_DAYS,
  CHANGING_DPAS,
  ENDED_TASK_STATUSES,
  type TaskType,
} from '@portal/contract/tasks/task.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { Upload } from '../storage/upload-store.ts'
import { nextTaskNo, refuseConflict, taskNumber, taskSearchText } from './task-store.ts'
import type { TaskFile } from './task-tables.ts'

/** Channel that tells workers about new work. */
export const TASK_CHANNEL = 'task'

interface NewTask {
  readonly type: TaskType
  readonly title: string
  readonly options: Readonly<Record<string, unknown>>
  /** Starting and continuing it needs this besides one of the permissions of its type. The caller has it. */
  readonly permission?: Permission | undefined
  /** The same for an undo, from the undone task. */
  readonly undonePermission?: Permission | undefined
  readonly subjectId?: string | undefined
  /** Types of all subjects that the task is about. */
  readonly subjectTypes: readonly SubjectType[]
  readonly changeReason?: string | undefined
  readonly parentTaskId?: string
  /** Uploaded source, which stays available for download with the task. */
  readonly upload?: Upload
  /** Key of another source in the object store. */
  readonly sourceKey?: string | undefined
  readonly file?: TaskFile | undefined
  /** For a package of subjects. */
  readonly head?: PackageHead | undefined
}

/** Queues a task, in the transaction of the requesting call. Throws TASK_CONFLICT. */
export async function startTask(db: Database, { accountId, person }: Caller, task: NewTask): Promise<string> {
  const id = uuid()
  const no = await nextTaskNo(db, accountId)
  await requireNoConflict(db, accountId, task)
  const { upload } = task
  const file = upload ? fileOf(upload) : (task.file ?? null)
  await db
    .insertInto('task')
    .values({
      id,
      accountId,
      no,
      type: task.type,
      status: 'QUEUED',
      work: 'validate',
      subjectId: task.subjectId ?? null,
      subjectTypes: [...new Set(task.subjectTypes)],
      title: task.title,
      options: task.options,
      permission: task.permission ?? null,
      undonePermission: task.undonePermission ?? null,
      sourceKey: upload?.key ?? task.sourceKey ?? null,
      file,
      package: task.head ? { head: task.head, comparedWith: {} } : null,
      createdBy: person,
      updatedBy: person,
      changeReason: task.changeReason ?? null,
      parentTaskId: task.parentTaskId ?? null,
      search: taskSearchText({ id, no, title: task.title, file }),
    })
    .execute()
    .catch(refuseConflict)
  if (upload) await keepSource(db, id, upload)
  await wakeWorkers(db)
  return id
}

const fileOf = ({ fileName: name, sizeBytes, sha256 }: Upload): TaskFile => ({ name, sizeBytes, sha256 })

/** Names the conflicting task; the database excludes concurrent calls. */
async function requireNoConflict(
  db: Database,
  accountId: string,
  { type, subjectId }: NewTask,
): Promise<void> {
  if (!subjectId || !isOneOf(CHANGING_DPAS, type)) return
  const other = await db
    .selectFrom('task')
    .select(['no', 'status'])
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .where('type', 'in', CHANGING_DPAS)
    .where('status', 'not in', ENDED_TASK_STATUSES)
    .executeTakeFirst()
  if (!other) return
  const message =
    other.status === 'AWAITING_CONFIRMATION'
      ? `${taskNumber(other.no)} of this subject awaits confirmation. Confirm or cancel it first.`
      : `${taskNumber(other.no)} of this subject is in progress. Wait for it to end, or cancel it.`
  throw new ApiError('TASK_CONFLICT', { message })
}

/** Workers are notified when the transaction commits. */
export async function wakeWorkers(db: Database): Promise<void> {
  await sql`select pg_notify(${TASK_CHANNEL}, '')`.execute(db)
}

async function keepSource(db: Database, taskId: string, { fileName, ...upload }: Upload): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(days => ${ARTIFACT_DAYS})`
  await db
    .insertInto('taskArtifact')
    .values({ ...upload, taskId, name: fileName, kind: 'SOURCE', expiresAt })
    .execute()
}

/** The response to a call that started a task. */
export const taskStarted = (taskId: string, changeReason: string | undefined) => ({
  body: { taskId },
  location: `/tasks/${taskId}`,
  recorded: { entity: 'task' as const, entityId: taskId, revision: 1, changeReason },
})
