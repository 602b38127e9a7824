import type { Database } from '../database/tables.ts'
import { chunksOf, oneAhead } from './chunks.ts'
import { countsOf, keepOutcomes, outcomesAfter, type RowOutcome } from './row-outcome.ts'
import { reportRows } from './row-reports.ts'
import type { RowTask } from './row-task.ts'
import { rowsToDo } from './rows-to-do.ts'
import type { TaskContext, TaskRunner } from './run-task.ts'
import { sourceRows } from './source-rows.ts'
import { keepDifferences } from './task-differences.ts'
import type { StepChange } from './task-lease.ts'
import { FRESH_STEP } from './task-lifecycle.ts'
import type { TaskRecord } from './task-store.ts'

/** The next chunks of rows, each with the number of its last row in the source. */
async function* chunksToDo(context: TaskContext, rowTask: RowTask) {
  const { db, lease } = context
  const isToDo = await rowsToDo(db, lease.task)
  const begin = lease.task.cursorRow
  async function* rows() {
    for await (const row of sourceRows(context, rowTask)) {
      if (row.row > begin && isToDo(row.row)) yield row
    }
  }
  yield* oneAhead(chunksOf(rows()))
}

async function countRows(context: TaskContext, rowTask: RowTask): Promise<number> {
  const { db, lease } = context
  const isToDo = await rowsToDo(db, lease.task)
  let count = 0
  for await (const { row } of sourceRows(context, rowTask)) if (isToDo(row)) count += 1
  return count
}

const added = (task: TaskRecord, outcomes: readonly RowOutcome[], cursorRow: number): StepChange => {
  const { processed, succeeded, failed, skipped } = countsOf(outcomes)
  return {
    cursorRow,
    processed: task.processed + processed,
    succeeded: task.succeeded + succeeded,
    failed: task.failed + failed,
    skipped: task.skipped + skipped,
    outcomes: outcomesAfter(task.outcomes, outcomes),
  }
}

/** Discards the findings of an earlier step. */
async function forgetOutcomes(db: Database, { id, status }: TaskRecord): Promise<void> {
  await db.deleteFrom('taskRow').where('taskId', '=', id).execute()
  if (status === 'VALIDATING') await db.deleteFrom('taskDifference').where('taskId', '=', id).execute()
}

const hasFailed = (outcomes: readonly RowOutcome[]) => outcomes.some(({ result }) => result === 'FAILED')

const ABORTED: StepChange = {
  work: 'report',
  failureReason: 'VALIDATION_FAILED',
  failureMessage: 'A row failed, and the task was set to stop there. The rows before its chunk are done.',
}

/** The steps of a task that processes rows in chunks, each in its own transaction. */
export function rowTaskRunner(rowTask: RowTask): TaskRunner {
  async function eachChunk(context: TaskContext, isForReal: boolean): Promise<void> {
    const { lease } = context
    for await (const rows of chunksToDo(context, rowTask)) {
      if (context.isStopping()) return
      await lease.step(async (db) => {
        const { task } = lease
        if (task.cursorRow === 0) await forgetOutcomes(db, task)
        const { outcomes, apply, differences } = await rowTask.plan(db, task, rows)
        const lastRow = rows.at(-1)?.row ?? task.cursorRow
        if (isForReal && rowTask.abortsOnError(task) && hasFailed(outcomes)) {
          const failed = outcomes.filter(({ result }) => result === 'FAILED')
          await keepOutcomes(db, task.id, failed)
          return { ...added(task, failed, task.cursorRow), ...ABORTED }
        }
        if (isForReal) await apply()
        else if (differences) await keepDifferences(db, task.id, differences())
        await keepOutcomes(db, task.id, outcomes)
        return added(task, outcomes, lastRow)
      })
      if (lease.task.work === 'report') return
    }
    if (context.isStopping()) return
    await lease.step(async () => ({ work: 'report', total: lease.task.processed }))
  }

  return {
    validate: async (context) => {
      if (rowTask.modeOf(context.lease.task) !== 'APPLY') return eachChunk(context, false)
      const total = await countRows(context, rowTask)
      await context.lease.step(async () => ({
        ...FRESH_STEP,
        total,
        status: 'RUNNING',
        work: 'apply',
        stepStartedAt: new Date(),
      }))
    },

    apply: async (context) => eachChunk(context, true),

    report: async (context) => {
      await reportRows(context, rowTask)
      const { lease } = context
      await lease.step(async () => ({ work: null, ...endOf(lease.task, rowTask) }))
    },
  }
}

function endOf(task: TaskRecord, rowTask: RowTask): StepChange {
  if (task.status === 'CANCELLED' || task.status === 'FAILED') return {}
  const finishedAt = new Date()
  if (task.failureReason) return { status: 'FAILED', finishedAt }
  // Skips the confirmation when nothing would change and nothing could be corrected.
  const isOpen = task.succeeded > 0 || (task.failed > 0 && rowTask.isMendable === true)
  if (task.status === 'VALIDATING' && rowTask.modeOf(task) === 'VALIDATE_FIRST' && isOpen)
    return { status: 'AWAITING_CONFIRMATION' }
  return { status: task.failed > 0 ? 'COMPLETED_WITH_ERRORS' : 'COMPLETED', finishedAt }
}
