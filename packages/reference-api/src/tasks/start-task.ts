import { ARTIFACT_DAYS, type TaskType } from '@portal/contract/tasks/task.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import { foldText } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'
import type { Upload } from '../storage/upload-store.ts'
import { nextTaskNo, refuseConflict, taskNumber } from './task-store.ts'

/** On which workers are told that there is something to do. */
export const TASK_CHANNEL = 'task'

interface NewTask {
  readonly type: TaskType
  readonly title: string
  readonly options: Readonly<Record<string, unknown>>
  readonly subjectId?: string | undefined
  readonly changeReason?: string | undefined
  readonly parentTaskId?: string
  /** What to work through, in the object store. */
  readonly sourceKey?: string | undefined
}

/** Queues a task, in the transaction of the call that asks for it. Throws TASK_CONFLICT. */
export async function startTask(db: Database, { accountId, person }: Caller, task: NewTask): Promise<string> {
  const id = uuid()
  const no = await nextTaskNo(db, accountId)
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
      title: task.title,
      options: task.options,
      sourceKey: task.sourceKey ?? null,
      createdBy: person,
      updatedBy: person,
      changeReason: task.changeReason ?? null,
      parentTaskId: task.parentTaskId ?? null,
      search: foldText([taskNumber(no), id, task.title].join(' ')),
    })
    .execute()
    .catch(refuseConflict)
  await wakeWorkers(db)
  return id
}

/** Workers hear of it when the transaction has ended. */
export async function wakeWorkers(db: Database): Promise<void> {
  await sql`select pg_notify(${TASK_CHANNEL}, '')`.execute(db)
}

/** Shows the file that a task works through with the task, to be downloaded again. */
export async function keepSource(
  db: Database,
  taskId: string,
  { fileName, ...upload }: Upload,
): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(days => ${ARTIFACT_DAYS})`
  await db
    .insertInto('taskArtifact')
    .values({ ...upload, taskId, name: fileName, kind: 'SOURCE', expiresAt })
    .execute()
}

/** The answer to a call that started a task. */
export const taskStarted = (taskId: string, changeReason: string | undefined) => ({
  body: { taskId },
  location: `/tasks/${taskId}`,
  recorded: { entity: 'task' as const, entityId: taskId, revision: 1, changeReason },
})
