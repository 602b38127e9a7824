import { escapeFormula } from '@portal/contract/content/formula.ts'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../database/tables.ts'
import { keepArtifact } from './keep-artifact.ts'
import type { RowOutcome } from './row-outcome.ts'
import type { FailedRow, RowTask } from './row-task.ts'
import type { TaskContext } from './run-task.ts'
import { sourceRows } from './source-rows.ts'
import { taskNumber } from './task-store.ts'

const ROWS_AT_ONCE = 5000
const COLUMNS = ['row', 'action', 'srciDpaId', 'dpaId', 'result', 'reason', 'field', 'message'] as const

async function* outcomesOf(db: Database, taskId: string, onlyFailed: boolean): AsyncGenerator<RowOutcome[]> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('taskRow')
      .selectAll()
      .where('taskId', '=', taskId)
      .where('row', '>', last)
      .$if(onlyFailed, (query) => query.where('result', '=', 'FAILED'))
      .orderBy('row')
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.row ?? last
  }
}

const reported = (outcome: RowOutcome) =>
  COLUMNS.map((column) => escapeFormula(String(outcome[column] ?? '')))

/** Outcomes as a CSV file. */
export async function* outcomesAsCsv(blocks: AsyncIterable<RowOutcome[]>): AsyncGenerator<string> {
  yield stringify([[...COLUMNS]])
  for await (const block of blocks) yield stringify(block.map(reported))
}

/** Outcomes as a JSON file. */
export async function* outcomesAsJson(blocks: AsyncIterable<RowOutcome[]>): AsyncGenerator<string> {
  let before = '['
  for await (const block of blocks) {
    for (const row of block) {
      const entries = COLUMNS.flatMap((column) => (row[column] === null ? [] : [[column, row[column]]]))
      yield `${before}\n${JSON.stringify(Object.fromEntries(entries))}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

async function* failuresOf({ db, lease }: TaskContext): AsyncGenerator<RowOutcome, undefined> {
  for await (const block of outcomesOf(db, lease.task.id, true)) yield* block
}

/** The failed rows, each with its row of the source, which is read again; both are in order. */
async function* failedRows(context: TaskContext, rowTask: RowTask): AsyncGenerator<FailedRow> {
  const failures = failuresOf(context)
  let { value: outcome } = await failures.next()
  for await (const source of sourceRows(context, rowTask)) {
    if (outcome?.row !== source.row) continue
    yield { source, outcome }
    const next = await failures.next()
    outcome = next.value
  }
}

/** Makes the reports of a task: all rows as CSV and JSON, and the failed ones in the format of the source. */
export async function reportRows(context: TaskContext, rowTask: RowTask): Promise<void> {
  const { db, lease } = context
  const { task } = lease
  const step = task.status === 'VALIDATING' ? 'check' : 'result'
  const name = `${taskNumber(task.no)}-${step}`
  const all = () => outcomesOf(db, task.id, false)
  await keepArtifact(
    context,
    { name: `${name}.csv`, kind: 'RESULT_REPORT', contentType: 'text/csv' },
    outcomesAsCsv(all()),
  )
  await keepArtifact(
    context,
    { name: `${name}.json`, kind: 'RESULT_REPORT', contentType: 'application/json' },
    outcomesAsJson(all()),
  )
  if (task.failed === 0) return
  const { extension, contentType, write } = rowTask.errorReport(task)
  await keepArtifact(
    context,
    { name: `${name}-errors.${extension}`, kind: 'ERROR_REPORT', contentType },
    write(failedRows(context, rowTask)),
  )
}
