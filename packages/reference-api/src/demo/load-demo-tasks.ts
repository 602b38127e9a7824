import { Readable } from 'node:stream'
import { ARTIFACT_DAYS, type ArtifactKind } from '@portal/contract/tasks/task.ts'
import type { Database } from '../database/tables.ts'
import { dpaFileWriter, type ExportedDpa } from '../dpas/bulk/dpa-file-writer.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { done, keepOutcomes, type RowOutcome, refused } from '../tasks/row-outcome.ts'
import { outcomesAsCsv, outcomesAsJson } from '../tasks/row-reports.ts'
import { taskNumber } from '../tasks/task-store.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import type { DemoTask } from './demo-tasks.ts'

const PROBLEMS = [
  {
    field: 'dpaUri',
    reason: 'INVALID_FORMAT',
    message: 'Dpa uri: Must be an https address or an application id',
    value: 'http//shop',
  },
  {
    field: 'merchantCategoryCodes',
    reason: 'INVALID_FORMAT',
    message: 'Merchant category codes: Must be 4 digits',
    value: '59-42',
  },
  { field: 'srciDpaId', reason: 'NOT_UNIQUE', message: 'An earlier row has the same id.' },
  {
    field: 'debitTokenRequested',
    reason: 'INVALID_VALUE',
    message: 'Debit token requested: Must be requested by merchants in the United States',
    value: 'false',
  },
]

const dpasOf = (db: Database, accountId: string, subjectId: string, limit: number): Promise<ExportedDpa[]> =>
  db
    .selectFrom('dpa')
    .select(['id', 'subjectId', 'status', 'publishedAt', 'updatedAt', 'draft', 'published'])
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .limit(limit)
    .execute()

/** What became of each row of a demo task, about real DPAs as far as there are. */
function outcomesOf({ row }: DemoTask, dpas: readonly ExportedDpa[]): RowOutcome[] {
  const { processed = 0, failed = 0 } = row
  return Array.from({ length: processed }, (_, index): RowOutcome => {
    const dpa = dpas[index % Math.max(1, dpas.length)]
    const facts = { row: index + 1, action: row.type === 'DPA_BATCH' ? 'PUBLISH' : 'UPSERT' }
    const problem = PROBLEMS[index % PROBLEMS.length]
    if (index < failed && problem) return refused({ ...facts, srciDpaId: dpa?.draft.srciDpaId }, problem)
    const result = row.type === 'DPA_BATCH' ? 'PUBLISHED' : 'UPDATED'
    return done({ ...facts, srciDpaId: dpa?.draft.srciDpaId, dpaId: dpa?.id }, result)
  })
}

async function* blocks<Item>(items: Item): AsyncGenerator<Item> {
  yield items
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const part of parts) whole += part
  return whole
}

interface DemoFile {
  readonly name: string
  readonly kind: ArtifactKind
  readonly contentType: string
  readonly text: string
}

async function filesOf({ row }: DemoTask, outcomes: RowOutcome[], dpas: ExportedDpa[]): Promise<DemoFile[]> {
  const name = taskNumber(row.no)
  if (row.type === 'SUBJECT_EXPORT' || row.status === 'FAILED') return []
  if (row.type === 'DPA_EXPORT') {
    const source = { accountId: row.accountId, exportedAt: row.createdAt.toISOString() }
    const writer = dpaFileWriter('csv', { view: 'draft' }, source)
    const text = writer.begin + writer.block(dpas, true) + writer.end
    return [{ name: `${name}-dpas.csv`, kind: 'EXPORT', contentType: 'text/csv', text }]
  }
  const csv = await textOf(outcomesAsCsv(blocks(outcomes)))
  const json = await textOf(outcomesAsJson(blocks(outcomes)))
  return [
    { name: `${name}-result.csv`, kind: 'RESULT_REPORT', contentType: 'text/csv', text: csv },
    { name: `${name}-result.json`, kind: 'RESULT_REPORT', contentType: 'application/json', text: json },
  ]
}

/** Writes the tasks; those of the last weeks with what can still be downloaded of them. */
export async function loadDemoTasks(
  { db, storage }: { db: Database; storage: ObjectStore },
  context: DemoContext,
  tasks: readonly DemoTask[],
): Promise<void> {
  await db
    .insertInto('task')
    .values(tasks.map(({ row }) => row))
    .execute()
  for (const task of tasks) {
    const { row } = task
    const expiresAt = daysBefore(row.finishedAt ? new Date(row.finishedAt) : context.base, -ARTIFACT_DAYS)
    if (!row.finishedAt || expiresAt <= context.base) continue
    const dpas = row.subjectId ? await dpasOf(db, context.accountId, row.subjectId, row.processed ?? 0) : []
    const outcomes = outcomesOf(task, dpas)
    await keepOutcomes(
      db,
      row.id,
      outcomes.filter(({ result }) => result === 'FAILED'),
    )
    for (const { text, ...facts } of await filesOf(task, outcomes, dpas)) {
      const key = `${context.accountId}/artifacts/${context.id('artifact', `${context.base.toISOString()} ${facts.name}`)}`
      await storage.remove(key)
      const written = await storage.write(key, Readable.from([text]), facts.contentType)
      await db
        .insertInto('taskArtifact')
        .values({ ...facts, ...written, taskId: row.id, key, expiresAt })
        .execute()
    }
  }
}
