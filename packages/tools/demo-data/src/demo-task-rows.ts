import { DPA_COLUMNS } from '@portal/contract/dpas/dpa-columns.ts'
import type { TaskType } from '@portal/contract/tasks/task.ts'
import type { SourceRow } from '@portal/reference-api/bulk/source-row.ts'
import { cellsOf } from '@portal/reference-api/dpas/bulk/dpa-cells.ts'
import type { ExportedDpa } from '@portal/reference-api/dpas/bulk/dpa-file-writer.ts'
import { done, type RowOutcome, type RowProblem, refused } from '@portal/reference-api/tasks/row-outcome.ts'
import type { FailedRow } from '@portal/reference-api/tasks/row-task.ts'
import type { DemoTask } from './demo-tasks.ts'

/** Invalid values, each with its column. */
export const PROBLEMS: readonly (RowProblem & { readonly column: string; readonly value?: string })[] = [
  {
    column: 'dpaUri',
    field: '/dpaData/dpaUri',
    reason: 'INVALID_FORMAT',
    message: 'DPA URI: Must be an HTTPS URL or an application ID',
    value: 'http//shop',
  },
  {
    column: 'merchantCategoryCodes',
    field: '/merchantCategoryCodes/0',
    reason: 'INVALID_FORMAT',
    message: 'Merchant category codes: Must be 4 digits',
    value: '59-42',
  },
  {
    column: 'srciDpaId',
    field: '/srciDpaId',
    reason: 'NOT_UNIQUE',
    message: 'An earlier row has the same ID.',
  },
  {
    column: 'merchantCountryCode',
    field: '/merchantCountryCode',
    reason: 'INVALID_VALUE',
    message: 'Merchant country code: Must be a two-letter country code, such as PL',
    value: 'UK',
  },
]

const isOfFile = (type: TaskType): boolean => type === 'DPA_IMPORT' || type === 'DPA_FILE_ONBOARDING'

/** A DPA as a row of an import file. */
function cellsFor(type: TaskType, { body }: ExportedDpa): Record<string, string> {
  const cells = cellsOf(body)
  const row = Object.fromEntries(DPA_COLUMNS.map(({ name }, index) => [name, cells[index] ?? '']))
  return type === 'DPA_FILE_ONBOARDING' ? { action: 'UPDATE', ...row } : row
}

/** A DPA as a row of the source of this type of task. */
export function valuesFor({ type }: DemoTask['row'], dpa: ExportedDpa): Record<string, unknown> {
  if (isOfFile(type)) return cellsFor(type, dpa)
  if (type !== 'SUBJECT_IMPORT') return { id: dpa.id }
  return { kind: 'DPA', subject: { id: dpa.subjectId, type: 'SRCI' }, item: dpa.body }
}

const ACTIONS: Partial<Record<TaskType, string>> = {
  DPA_BATCH: 'PUBLISH',
  DPA_FILE_ONBOARDING: 'UPDATE',
  DPA_IMPORT_UNDO: 'UNDO',
  DPA_BATCH_UNDO: 'UNDO',
  SUBJECT_IMPORT: 'DPA',
}

/** Rows of a demo task with their results: about real DPAs, the last few of them invalid. */
export function demoTaskRows({ row: task }: DemoTask, dpas: readonly ExportedDpa[]): FailedRow[] {
  const { type, processed = 0, failed = 0 } = task
  return Array.from({ length: dpas.length === 0 ? 0 : processed }, (_, index): FailedRow => {
    const dpa = dpas[index % dpas.length]
    if (!dpa) throw new Error('There is no DPA for the row.')
    const { srciDpaId } = dpa.body
    const facts = { row: index + 1, action: ACTIONS[type] ?? 'UPSERT', srciDpaId }
    const source: SourceRow = { row: facts.row, values: valuesFor(task, dpa) }
    if (index < processed - failed)
      return {
        source,
        outcome: done({ ...facts, dpaId: dpa.id }, type === 'DPA_BATCH' ? 'PUBLISHED' : 'UPDATED'),
      }
    const problem = PROBLEMS[index % PROBLEMS.length]
    if (!problem || !isOfFile(type)) {
      const changed = { reason: 'DPA_NOT_FOUND', message: 'There is no DPA with this ID.' }
      return { source, outcome: refused(facts, changed) }
    }
    const { column, value = dpas[0]?.body.srciDpaId } = problem
    return {
      source: { ...source, values: { ...source.values, [column]: value } },
      outcome: refused(
        { ...facts, ...(column === 'srciDpaId' && { srciDpaId: value }) },
        { ...problem, value },
      ),
    }
  })
}

export const outcomesIn = (rows: readonly FailedRow[]): RowOutcome[] => rows.map(({ outcome }) => outcome)
