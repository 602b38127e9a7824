import type { RowResult } from '@portal/contract/tasks/task.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { KeptProblem, Outcomes, TaskRowTable } from './task-tables.ts'

/** The result of one row of the source. */
export type RowOutcome = Omit<TaskRowTable, 'taskId'>

/** Why a row failed: where, why, and the rejected value. */
export interface RowProblem {
  readonly reason: string
  readonly message: string
  /** JSON Pointer into the record. */
  readonly field?: string
  readonly value?: unknown
  readonly suggestion?: string | undefined
}

/** How many problems of one row are told. */
const MAX_PROBLEMS = 20
const MAX_VALUE_LENGTH = 80
const MAX_FIELD_LENGTH = 200
const MAX_MESSAGE_LENGTH = 500
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu

/** Text that the database accepts, cut to a readable length. */
const shown = (text: string, length: number) => text.replace(UNSTORABLE, '�').slice(0, length)

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

interface RowFacts {
  readonly row: number
  readonly action: string
  readonly subjectId?: string | undefined
  readonly srciDpaId?: string | undefined
  readonly dpaId?: string | undefined
  readonly revision?: number | undefined
}

const UNTOUCHED: readonly RowResult[] = ['SKIPPED', 'UNCHANGED']

export type DoneResult = Exclude<RowResult, 'FAILED'>

/** The outcome of a row that was applied, or left unchanged. */
export const done = (facts: RowFacts, result: DoneResult): RowOutcome => ({
  row: facts.row,
  action: facts.action,
  subjectId: facts.subjectId === undefined ? null : shown(facts.subjectId, 40),
  srciDpaId: facts.srciDpaId === undefined ? null : shown(facts.srciDpaId, 255),
  dpaId: facts.dpaId ?? null,
  revision: UNTOUCHED.includes(result) ? null : (facts.revision ?? null),
  result,
  field: null,
  reason: null,
  message: null,
  value: null,
  suggestion: null,
  problems: null,
})

const keptProblem = ({ field, reason, message, value, suggestion }: RowProblem): KeptProblem => ({
  field: shown(field ?? '', MAX_FIELD_LENGTH),
  reason,
  message: shown(message, MAX_MESSAGE_LENGTH),
  value: value === undefined ? null : shown(valueText(value) ?? '', MAX_VALUE_LENGTH),
  suggestion: suggestion === undefined ? null : shown(suggestion, MAX_VALUE_LENGTH),
})

/** The outcome of a row that failed for one or several problems. Its message tells all of them. */
export const refused = (facts: RowFacts, first: RowProblem, ...others: readonly RowProblem[]): RowOutcome => {
  const problems = [first, ...others].slice(0, MAX_PROBLEMS).map(keptProblem)
  return {
    ...done(facts, 'SKIPPED'),
    result: 'FAILED',
    ...keptProblem(first),
    message: shown(problems.map(({ message }) => message).join('; '), MAX_MESSAGE_LENGTH),
    problems: others.length > 0 ? problems : null,
  }
}

/** How many rows succeeded, failed, or were left unchanged. */
export function countsOf(outcomes: readonly RowOutcome[]) {
  const failed = outcomes.filter(({ result }) => result === 'FAILED').length
  const skipped = outcomes.filter(({ result }) => UNTOUCHED.includes(result)).length
  return { processed: outcomes.length, succeeded: outcomes.length - failed - skipped, failed, skipped }
}

/** The counts including further outcomes. */
export function outcomesAfter(before: Outcomes, outcomes: readonly RowOutcome[]): Outcomes {
  const counts = { ...before }
  for (const { result } of outcomes) counts[result] = (counts[result] ?? 0) + 1
  return counts
}

/** Stores the outcomes with the task; its reports are made from them. */
export async function keepOutcomes(
  db: Database,
  taskId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    insert into task_row
      (task_id, row, action, subject_id, srci_dpa_id, dpa_id, revision, result, field, reason, message, value, suggestion,
        problems)
    select ${taskId}, "row", action, "subjectId", "srciDpaId", "dpaId", revision, result, field, reason, message, value,
      suggestion, nullif(problems, 'null')
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as outcome(
      "row" integer, action text, "subjectId" text, "srciDpaId" text, "dpaId" text, revision integer, result text,
      field text, reason text, message text, value text, suggestion text, problems jsonb
    )
  `.execute(db)
}
