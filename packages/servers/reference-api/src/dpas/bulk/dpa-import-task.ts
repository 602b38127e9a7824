import type { BulkFormat, ImportStrategy } from '@portal/contract/dpas/dpa-bulk.ts'
import { DpaImport } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { DPA_READ_ONLY_COLUMNS, SUBJECT_COLUMN } from '@portal/contract/dpas/dpa-columns.ts'
import type { SourceRow } from '../../bulk/source-row.ts'
import type { RowTask } from '../../tasks/row-task.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import { correctedRow } from './corrected-row.ts'
import { bodyOfCells } from './dpa-cells.ts'
import { dpaErrorReport } from './dpa-error-report.ts'
import type { DpaRequest } from './dpa-request.ts'
import { newBody } from './new-body.ts'
import { planDpaRows } from './plan-dpa-rows.ts'
import { readDpaRows } from './read-dpa-rows.ts'

/** Members that exports and error reports add to an item, besides those of a DPA. */
const NOT_IMPORTED: readonly string[] = [...DPA_READ_ONLY_COLUMNS, 'error', 'action']

/** The fields of a row, in any format. */
export const givenIn = (format: BulkFormat, { values }: SourceRow): Record<string, unknown> =>
  format === 'csv'
    ? bodyOfCells(values)
    : Object.fromEntries(Object.entries(values).filter(([name]) => !NOT_IMPORTED.includes(name)))

const VERBS: Record<ImportStrategy, DpaRequest['verb']> = {
  UPSERT: 'UPSERT',
  CREATE_ONLY: 'CREATE',
  UPDATE_ONLY: 'UPDATE',
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const optionsOf = (task: TaskRecord) => DpaImport.parse(task.options)

/** Creates or updates DPAs from a file in the format of exports. */
export const dpaImportTask: RowTask = {
  modeOf: (task) => optionsOf(task).mode,
  abortsOnError: (task) => optionsOf(task).onError === 'ABORT',
  rows: (task, open) =>
    readDpaRows(optionsOf(task).format, open(), task.subjectId === null ? { needed: [SUBJECT_COLUMN] } : {}),
  isMendable: true,
  corrected: (task, row, values) => correctedRow(optionsOf(task).format, row, values),
  prepare: (task, rows) => {
    const { format, strategy, matchBy, publish } = optionsOf(task)
    const requests = rows.map((source): DpaRequest => {
      const given = givenIn(format, source)
      const key = textOf(matchBy === 'id' ? source.values.id : given.srciDpaId)
      const row = { source, action: strategy, verb: VERBS[strategy], given, key, asNew: newBody(given) }
      return task.subjectId === null ? { ...row, subjectId: textOf(source.values[SUBJECT_COLUMN]) } : row
    })
    const rules = { matchBy, publishes: publish, whenUnfit: 'SKIP', mayDelete: false } as const
    return (db, current) => planDpaRows(db, current, requests, rules)
  },
  errorReport: (task) => dpaErrorReport(optionsOf(task).format),
}
