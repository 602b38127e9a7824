import { escapeFormula } from '@portal/contract/content/formula.ts'
import type { ArtifactKind } from '@portal/contract/tasks/task.ts'
import { dpaErrorReport } from '@portal/reference-api/dpas/bulk/dpa-error-report.ts'
import { dpaFileWriter, type ExportedDpa } from '@portal/reference-api/dpas/bulk/dpa-file-writer.ts'
import { outcomesAsCsv, outcomesAsJson } from '@portal/reference-api/tasks/row-reports.ts'
import type { FailedRow } from '@portal/reference-api/tasks/row-task.ts'
import { taskNumber } from '@portal/reference-api/tasks/task-store.ts'
import { stringify } from 'csv-stringify/sync'
import { outcomesIn } from './demo-task-rows.ts'
import type { DemoTask } from './demo-tasks.ts'

export interface DemoFile {
  readonly name: string
  readonly kind: ArtifactKind
  readonly contentType: string
  readonly text: string
}

async function* oneBlock<Item>(item: Item): AsyncGenerator<Item> {
  yield item
}

async function* eachOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const part of parts) whole += part
  return whole
}

/** The uploaded file of an import. */
export function sourceFile({ row: task }: DemoTask, rows: readonly Pick<FailedRow, 'source'>[]): DemoFile[] {
  const [first] = rows
  if (!first || (task.type !== 'DPA_IMPORT' && task.type !== 'DPA_FILE_ONBOARDING')) return []
  const columns = Object.keys(first.source.values)
  const lines = rows.map(({ source }) =>
    columns.map((name) => escapeFormula(String(source.values[name] ?? ''))),
  )
  const name = `merchants-${task.createdAt.toISOString().slice(0, 10)}.csv`
  return [{ name, kind: 'SOURCE', contentType: 'text/csv', text: stringify([columns, ...lines]) }]
}

async function errorFile({ row: task }: DemoTask, rows: readonly FailedRow[]): Promise<DemoFile[]> {
  const failed = rows.filter(({ outcome }) => outcome.result === 'FAILED')
  if (failed.length === 0) return []
  const { extension, contentType, write } = dpaErrorReport(task.options.format === 'csv' ? 'csv' : 'ndjson')
  const text = await textOf(write(eachOf(failed)))
  return [
    { name: `${taskNumber(task.no)}-result-errors.${extension}`, kind: 'ERROR_REPORT', contentType, text },
  ]
}

/** The downloads of a demo task that has ended. */
export async function demoTaskFiles(
  task: DemoTask,
  rows: readonly FailedRow[],
  dpas: readonly ExportedDpa[],
): Promise<DemoFile[]> {
  const { no, type, status, accountId, createdAt } = task.row
  const name = taskNumber(no)
  if (type === 'SUBJECT_EXPORT' || status === 'FAILED') return []
  if (type === 'DPA_EXPORT') {
    const source = { accountId, exportedAt: createdAt.toISOString() }
    const writer = dpaFileWriter('csv', { view: 'draft' }, source)
    const text = writer.begin + writer.block(dpas, true) + writer.end
    return [{ name: `${name}-dpas.csv`, kind: 'EXPORT', contentType: 'text/csv', text }]
  }
  const outcomes = outcomesIn(rows)
  const csv = await textOf(outcomesAsCsv(oneBlock(outcomes)))
  const json = await textOf(outcomesAsJson(oneBlock(outcomes)))
  return [
    { name: `${name}-result.csv`, kind: 'RESULT_REPORT', contentType: 'text/csv', text: csv },
    { name: `${name}-result.json`, kind: 'RESULT_REPORT', contentType: 'application/json', text: json },
    ...(await errorFile(task, rows)),
    ...sourceFile(task, rows),
  ]
}
