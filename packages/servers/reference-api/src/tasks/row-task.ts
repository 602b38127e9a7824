import type { Selectable } from 'kysely'
import type { SourceRow } from '../bulk/source-row.ts'
import type { Database } from '../database/tables.ts'
import type { RowOutcome } from './row-outcome.ts'
import type { TaskRecord } from './task-store.ts'
import type { TaskTables } from './task-tables.ts'

/** The plan for some rows. Nothing is written before `apply`. */
export interface RowPlan {
  readonly outcomes: readonly RowOutcome[]
  /** What the rows would change, in their order; used by checks only. */
  differences?(): readonly RowDifference[]
  apply(): Promise<void>
}

/** Plans prepared rows, in the transaction that will write them. */
export type PlanRows = (db: Database, task: TaskRecord) => Promise<RowPlan>

/** What one row would change. */
export type RowDifference = Omit<Selectable<TaskTables['taskDifference']>, 'taskId'>

/** Reads the source from its beginning on each call. */
type OpenSource = () => AsyncIterable<Uint8Array>

/** How to process the rows of a file. */
export interface RowTask {
  /** `APPLY` only counts the rows first; the other modes also compute each row's outcome. */
  modeOf(task: TaskRecord): 'APPLY' | 'VALIDATE_FIRST' | 'VALIDATE_ONLY'
  /** Whether the task ends with the first chunk that has a failed row. */
  abortsOnError(task: TaskRecord): boolean
  /** The rows of the source. Throws `TaskFailure` when it cannot be read. */
  rows(task: TaskRecord, open: OpenSource): AsyncGenerator<SourceRow>
  /** Does what needs no database for some rows; those before may not be written yet. */
  prepare(task: TaskRecord, rows: readonly SourceRow[]): PlanRows
  /** Throws `TaskFailure` when what a check found is out of date; called before the first row is written, not again later. */
  requireCurrent?(db: Database, task: TaskRecord): Promise<void>
  /** Whether to wait for confirmation although every row failed: other choices may fix that. */
  readonly isMendable?: true
  /** A row whose values differ from the source, by JSON Pointer; only for tasks whose rows can be corrected. */
  corrected?(task: TaskRecord, row: SourceRow, values: ReadonlyMap<string, string>): SourceRow
  /** The failed rows in the format of the source, with their errors. */
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
