import type { SourceRow } from '../bulk/source-row.ts'
import type { Database } from '../database/tables.ts'
import type { RowOutcome } from './row-outcome.ts'
import type { TaskContext } from './run-task.ts'
import { TaskFailure } from './task-failure.ts'
import type { TaskRecord } from './task-store.ts'

/** What is to become of some rows. Nothing is written before `apply`. */
export interface RowPlan {
  readonly outcomes: readonly RowOutcome[]
  apply(): Promise<void>
}

/** How a task that works through the rows of a file does so. */
export interface RowTask {
  /** `APPLY` only counts the rows first; the others say for each what would become of it. */
  modeOf(task: TaskRecord): 'APPLY' | 'VALIDATE_FIRST' | 'VALIDATE_ONLY'
  /** Whether the task ends with the first chunk in which a row fails. */
  abortsOnError(task: TaskRecord): boolean
  /** The rows of the source. Throws `TaskFailure` when it cannot be read. */
  rows(task: TaskRecord, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow>
  /** Works out some rows, in the transaction in which they will be written. */
  plan(db: Database, task: TaskRecord, rows: readonly SourceRow[]): Promise<RowPlan>
  /** The failed rows again, in the format of the source, with what is wrong. */
  errorReport(task: TaskRecord): ErrorReport
}

export interface ErrorReport {
  readonly extension: string
  readonly contentType: string
  write(failed: AsyncIterable<FailedRow>): AsyncIterable<string>
}

export interface FailedRow {
  readonly source: SourceRow
  readonly outcome: RowOutcome
}

/** Bytes of the task's source. */
export async function sourceOf({ storage, lease }: TaskContext): Promise<AsyncIterable<Uint8Array>> {
  const { sourceKey } = lease.task
  if (!sourceKey || (await storage.sizeOf(sourceKey)) === undefined)
    throw new TaskFailure('UPLOAD_NOT_FOUND', 'The file of the task is not kept any more.')
  return storage.read(sourceKey)
}
