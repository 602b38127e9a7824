import type { BulkFormat } from '@portal/contract/dpas/dpa-bulk.ts'
import { importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { uploadFile } from '@portal/reference-api/testing/upload-file.ts'
import { print } from '../figures.ts'
import { csvFile, ndjsonFile } from './bench-rows.ts'
import { type BulkCaller, CHANGE_REASON, secondsOf, startedTask } from './bulk-caller.ts'

const ROWS = 50_000
const ROUNDS = 3
const TYPES = { csv: 'text/csv', json: 'application/json', ndjson: 'application/x-ndjson' } as const

/** Imports a file into an SRCI. */
export async function importFile(
  caller: BulkCaller,
  subjectId: string,
  content: string | Buffer,
  format: BulkFormat = 'csv',
): Promise<Task> {
  const uploadId = await uploadFile(caller, 'DPA_IMPORT', content, TYPES[format])
  const body = { uploadId, format, changeReason: CHANGE_REASON }
  return caller.done(startedTask(await caller.call(importDpasOfSubject, { params: { subjectId }, body })))
}

const printRate = (name: string, values: readonly number[]) =>
  print({ name: `import of ${name}`, unit: 'rows/s', values, goal: 5000, higherIsBetter: true })

/** Imports of CSV rows with all their checks, history and reports, and one as long as the list of DPAs. */
export async function measureImports(caller: BulkCaller, subjectId: string, rows: number): Promise<void> {
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rates.push(ROWS / secondsOf(await importFile(caller, subjectId, csvFile(String(round), ROWS))))
  printRate(`${ROWS} CSV rows`, rates)
  const long = await importFile(caller, subjectId, ndjsonFile('long', rows), 'ndjson')
  printRate(`${rows} NDJSON rows`, [rows / secondsOf(long)])
}
