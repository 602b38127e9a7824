import type { Selectable } from 'kysely'
import type { SourceRow } from '../bulk/source-row.ts'
import type { Database } from '../database/tables.ts'
import type { RowOutcome } from './row-outcome.ts'
import type { TaskRecord } from './task-store.ts'
import type { TaskTables } from './task-tables.ts'

/** What is to become of some rows. Nothing is written before `apply`. */
export interface RowPlan {
  readonly outcomes: readonly RowOutcome[]
  /** What the rows would change, in their order; only asked for by a check. */
  differences?(): readonly RowDifference[]
  apply(): Promise<void>
}

/** What one row would change. */
export type RowDifference = Omit<Selectable<TaskTables['taskDifference']>, 'taskId'>

/** Reads the source from its beginning, as often as it is called. */
type OpenSource = () => AsyncIterable<Uint8Array>

/** How a task that works through the rows of a file does so. */
export interface RowTask {
  /** `APPLY` only counts the rows first; the others say for each what would become of it. */
  modeOf(task: TaskRecord): 'APPLY' | 'VALIDATE_FIRST' | 'VALIDATE_ONLY'
  /** Whether the task ends with the first chunk in which a row fails. */
  abortsOnError(task: TaskRecord): boolean
  /** The rows of the source. Throws `TaskFailure` when it cannot be read. */
  rows(task: TaskRecord, open: OpenSource): AsyncGenerator<SourceRow>
  /** Works out some rows, in the transaction in which they will be written. */
  plan(db: Database, task: TaskRecord, rows: readonly SourceRow[]): Promise<RowPlan>
  /** Whether a check is worth waiting for although it failed for every row: other choices may mend that. */
  readonly isMendable?: true
  /** A row with other values than those in the source, by JSON Pointer; only tasks whose rows can be corrected have it. */
  corrected?(task: TaskRecord, row: SourceRow, values: ReadonlyMap<string, string>): SourceRow
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
