import { print } from '../figures.ts'
import { type MeasuredApi, peakMegabytes } from '../measured-api.ts'
import { measureBatch } from './batch-speed.ts'
import { roomySrci } from './bench-rows.ts'
import { bulkCaller, startWorker } from './bulk-caller.ts'
import { measureExport } from './export-speed.ts'
import { measureImports } from './import-speed.ts'
import { measurePackage } from './package-round.ts'
import { measureWholeList } from './whole-list.ts'

const WORKER_MB = 256
const API_MB = 300

const printPeak = async (name: string, pid: number, goal: number) =>
  print({ name: `peak memory of ${name}`, unit: 'MB', values: [await peakMegabytes(pid)], goal })

/** Tasks of one worker, and the most memory that it and the API have meanwhile. */
export async function measureBulk(api: MeasuredApi): Promise<void> {
  const caller = await bulkCaller(api)
  await printPeak('the API, calls', api.pid, API_MB)
  const worker = await startWorker(api)
  await measureExport(caller)
  await printPeak('the worker, export', worker.pid, WORKER_MB)
  await measurePackage(caller, await roomySrci(api.db))
  await printPeak('the worker, package', worker.pid, WORKER_MB)
  const subjectId = await roomySrci(api.db)
  await measureBatch(caller, subjectId)
  await measureImports(caller, subjectId, api.rows)
  await printPeak('the worker, imports', worker.pid, WORKER_MB)
  await worker.end('SIGTERM')
  await measureWholeList(api, caller)
  await printPeak('the API, tasks', api.pid, API_MB)
}
