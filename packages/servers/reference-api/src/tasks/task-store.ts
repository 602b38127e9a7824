import type { PersonRef } from '@portal/contract/formats.ts'
import { UNDO_TYPES } from '@portal/contract/tasks/task.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { type Selectable, sql } from 'kysely'
import { requireSubjectTypes } from '../access/authorize.ts'
import type { Caller } from '../access/caller.ts'
import { breaks } from '../database/database-error.ts'
import { foldText } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import type { TaskTable } from './task-tables.ts'

export type TaskRecord = Selectable<TaskTable>

export type UndoingTask = Pick<TaskRecord, 'id' | 'no' | 'status'>

/** A task with the name of its subject, and the task that undoes it. */
export type TaskRow = TaskRecord & {
  readonly subjectName: string | null
  readonly undoneBy: UndoingTask | null
}

/** Task number as shown to operators. */
export const taskNumber = (no: number): string => `T-${no}`

/** The text that a search for tasks uses. */
export const taskSearchText = ({ id, no, title, file }: Pick<TaskRecord, 'id' | 'no' | 'title' | 'file'>) =>
  foldText([taskNumber(no), id, title, ...(file ? [file.name, file.sha256] : [])].join(' '))

/** What a write changes, without the revision. */
export type TaskChange = Partial<
  Pick<
    TaskRecord,
    | 'status'
    | 'work'
    | 'options'
    | 'permission'
    | 'package'
    | 'changeReason'
    | 'attempts'
    | 'validatedAt'
    | 'processingAt'
    | 'finishedAt'
    | 'failureReason'
    | 'failureMessage'
    | 'cursorRow'
    | 'processed'
    | 'succeeded'
    | 'failed'
    | 'skipped'
    | 'outcomes'
    | 'stepStartedAt'
    | 'lockedBy'
    | 'lockedUntil'
  >
>

/** By its options, which a retry of an undo shares with it. */
const undoneBy = sql<UndoingTask | null>`(
  select jsonb_build_object('id', undo.id, 'no', undo.no, 'status', undo.status) from task undo
    where undo.options ->> 'taskId' = task.id::text and undo.type in (${sql.join(UNDO_TYPES)})
    and undo.status not in ('FAILED', 'CANCELLED')
    order by undo.no desc limit 1)`

/** The tasks of an account as `TaskRow`. */
export const taskRows = (db: Database, accountId: string) =>
  db
    .selectFrom('task')
    .leftJoin('subject', (join) =>
      join.onRef('subject.accountId', '=', 'task.accountId').onRef('subject.id', '=', 'task.subjectId'),
    )
    .where('task.accountId', '=', accountId)
    .selectAll('task')
    .select(['subject.name as subjectName', undoneBy.as('undoneBy')])

/** Tasks of the caller's account. Throws SUBJECT_TYPE_FORBIDDEN for those about inaccessible subjects. */
export function taskStore(db: Database, caller: Caller) {
  const byId = (id: string) => taskRows(db, caller.accountId).where('task.id', '=', uuidOrNil(id))

  const found = (row: TaskRow | undefined): TaskRow => {
    if (!row) throw new ApiError('TASK_NOT_FOUND')
    requireSubjectTypes(caller, row.subjectTypes)
    return row
  }

  return {
    get: async (id: string) => found(await byId(id).executeTakeFirst()),
    /** Blocks workers and other writers of this task until the transaction ends. */
    lock: async (id: string) => found(await byId(id).forUpdate('task').executeTakeFirst()),

    change: async (task: TaskRow, change: TaskChange, by: PersonRef): Promise<TaskRow> => {
      const row = await db
        .updateTable('task')
        .set({ ...change, revision: task.revision + 1, updatedAt: new Date(), updatedBy: by })
        .where('id', '=', task.id)
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseConflict)
      return { ...row, subjectName: task.subjectName, undoneBy: task.undoneBy }
    },
  }
}

/** The next free number of the account's tasks. Concurrent callers wait for the end of the transaction. */
export async function nextTaskNo(db: Database, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`task ${accountId}`}))`.execute(db)
  const { last } = await db
    .selectFrom('task')
    .select(({ fn }) => fn.coalesce(fn.max('no'), sql<number>`1000`).as('last'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return last + 1
}

export function refuseConflict(error: unknown): never {
  throw breaks(error, 'task_conflict') ? new ApiError('TASK_CONFLICT') : error
}
