import type { Database } from '../database/tables.ts'
import { chunksOf, prefetching } from './chunks.ts'
import { countsOf, keepOutcomes, outcomesAfter, type RowOutcome } from './row-outcome.ts'
import { reportRows } from './row-reports.ts'
import type { PlanRows, RowTask } from './row-task.ts'
import { rowsToDo } from './rows-to-do.ts'
import type { TaskContext, TaskRunner } from './run-task.ts'
import { sourceRows } from './source-rows.ts'
import { keepDifferences } from './task-differences.ts'
import type { StepChange } from './task-lease.ts'
import { FRESH_STEP } from './task-lifecycle.ts'
import type { TaskRecord } from './task-store.ts'

interface Chunk {
  /** Number of its last row in the source. */
  readonly lastRow: number
  readonly plan: PlanRows
}

/** The next chunks of rows. */
async function* chunksToDo(context: TaskContext, rowTask: RowTask): AsyncGenerator<Chunk> {
  const { db, lease } = context
  const isToDo = await rowsToDo(db, lease.task)
  const begin = lease.task.cursorRow
  async function* rows() {
    for await (const row of sourceRows(context, rowTask)) {
      if (row.row > begin && isToDo(row.row)) yield row
    }
  }
  for await (const chunk of chunksOf(rows()))
    yield { lastRow: chunk.at(-1)?.row ?? begin, plan: rowTask.prepare(lease.task, chunk) }
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
  /** One chunk of a step; `meanwhile` is called when the database has begun to write it. */
  async function writeChunk(
    db: Database,
    task: TaskRecord,
    { lastRow, plan }: Chunk,
    { isForReal, meanwhile }: { isForReal: boolean; meanwhile: () => void },
  ): Promise<StepChange> {
    if (task.cursorRow === 0) {
      if (isForReal) await rowTask.requireCurrent?.(db, task)
      await forgetOutcomes(db, task)
    }
    const { outcomes, apply, differences } = await plan(db, task)
    if (isForReal && rowTask.abortsOnError(task) && hasFailed(outcomes)) {
      const failed = outcomes.filter(({ result }) => result === 'FAILED')
      await keepOutcomes(db, task.id, failed)
      return { ...added(task, failed, task.cursorRow), ...ABORTED }
    }
    const writing = isForReal ? apply() : keepDifferences(db, task.id, differences?.() ?? [])
    meanwhile()
    await writing
    await keepOutcomes(db, task.id, outcomes)
    return added(task, outcomes, lastRow)
  }

  async function eachChunk(context: TaskContext, isForReal: boolean): Promise<void> {
    const { lease } = context
    const chunks = prefetching(chunksToDo(context, rowTask))
    try {
      for (let chunk = await chunks.next(); chunk; chunk = await chunks.next()) {
        if (context.isStopping()) return
        const current = chunk
        const options = { isForReal, meanwhile: chunks.prefetch }
        await lease.step((db) => writeChunk(db, lease.task, current, options))
        if (lease.task.work === 'report') return
      }
    } finally {
      await chunks.end()
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
  // Skips the confirmation when nothing would change and nothing could be corrected. Choices that were changed can be
  // changed again.
  const isOpen =
    task.succeeded > 0 ||
    (task.failed > 0 && rowTask.isMendable === true) ||
    task.package?.isComparedAgain === true
  if (task.status === 'VALIDATING' && rowTask.modeOf(task) === 'VALIDATE_FIRST' && isOpen)
    return { status: 'AWAITING_CONFIRMATION' }
  return { status: task.failed > 0 ? 'COMPLETED_WITH_ERRORS' : 'COMPLETED', finishedAt }
}
