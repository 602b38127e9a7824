import { BULK_CONTENT_TYPES } from '@portal/contract/dpas/dpa-bulk.ts'
import { DpaExport } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { prefetching } from '../../tasks/chunks.ts'
import { keepArtifact } from '../../tasks/keep-artifact.ts'
import type { TaskContext } from '../../tasks/run-task.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import { type TaskRecord, taskNumber } from '../../tasks/task-store.ts'
import { wholeTaskRunner } from '../../tasks/whole-task.ts'
import { dpasMatching } from '../dpa-filter.ts'
import { dpaFileWriter, type ExportedDpa } from './dpa-file-writer.ts'

/** Blocks this small are collected while they are young, which keeps the memory of the worker low. */
const ROWS_AT_ONCE = 500
/** How often the task reports its progress, in a separate transaction. */
const ROWS_PER_REPORT = 5000
const MAX_JSON_BYTES = 100 * 1024 * 1024
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const optionsOf = (task: TaskRecord) => DpaExport.parse(task.options)

/** The draft or the published copy of a DPA, whichever the file contains. */
const bodyOf = ({ view }: DpaExport) =>
  (view === 'published' ? sql.ref<DpaBody>('dpa.published') : sql.ref<DpaBody>('dpa.draft')).as('body')

/** The DPAs of an export, in their current state. */
export const dpasToExport = (
  db: Database,
  accountId: string,
  { filter, ids, view }: Pick<DpaExport, 'filter' | 'ids' | 'view'>,
) =>
  dpasMatching(db, accountId, filter)
    .$if(ids !== undefined, (rows) => rows.where('dpa.id', 'in', ids ?? []))
    .$if(view === 'published', (rows) => rows.where('dpa.published', 'is not', null))

async function* blocksOf(db: Database, task: TaskRecord): AsyncGenerator<ExportedDpa[]> {
  const options = optionsOf(task)
  let last = FIRST_ID
  for (;;) {
    const rows = await dpasToExport(db, task.accountId, options)
      .select(['dpa.id', 'dpa.subjectId', 'dpa.status', 'dpa.publishedAt', 'dpa.updatedAt'])
      .select(bodyOf(options))
      .where('dpa.id', '>', last)
      .orderBy('dpa.id')
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}

/** The text of the file; reports progress to the task. Throws `TaskFailure` when JSON becomes too large. */
async function* contentOf(db: Database, { lease, isStopping }: TaskContext): AsyncGenerator<string> {
  const { task } = lease
  const options = optionsOf(task)
  const source = { accountId: task.accountId, exportedAt: new Date().toISOString() }
  const writer = dpaFileWriter(options.format, options, source)
  let size = 0
  let processed = 0
  const progress = () => lease.step(async () => ({ processed, succeeded: processed }))
  yield writer.begin
  const blocks = prefetching(blocksOf(db, task))
  try {
    for (let rows = await blocks.next(); rows; rows = await blocks.next()) {
      // The database reads the next block while this one is written.
      blocks.prefetch()
      // Discards what was written so far; the next worker starts over.
      if (isStopping()) throw new TaskBrokenOff()
      const text = writer.block(rows, processed === 0)
      processed += rows.length
      size += text.length
      if (options.format === 'json' && size > MAX_JSON_BYTES)
        throw new TaskFailure('EXPORT_TOO_LARGE', 'The export is too large for JSON. Use NDJSON.')
      yield text
      if (processed % ROWS_PER_REPORT === 0) await progress()
    }
  } finally {
    await blocks.end()
  }
  await progress()
  yield writer.end
}

class TaskBrokenOff extends Error {}

/** All DPAs that match the filter, in one snapshot: concurrent changes are not seen. */
async function exportDpas(context: TaskContext): Promise<void> {
  const { db, lease } = context
  const { task } = lease
  const { format } = optionsOf(task)
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const { total } = await dpasToExport(snapshot, task.accountId, optionsOf(task))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      await lease.step(async () => ({ total }))
      const name = `${taskNumber(task.no)}-dpas.${format}`
      const facts = { name, kind: 'EXPORT', contentType: BULK_CONTENT_TYPES[format] } as const
      await keepArtifact(context, facts, contentOf(snapshot, context))
    })
    .catch((error) => {
      if (!(error instanceof TaskBrokenOff)) throw error
    })
}

export const dpaExportTask = wholeTaskRunner(exportDpas)
