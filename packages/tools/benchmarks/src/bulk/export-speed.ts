import { exportDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { print } from '../figures.ts'
import { type BulkCaller, secondsOf, startedTask } from './bulk-caller.ts'

/** Export of all DPAs. */
export async function measureExport(caller: BulkCaller): Promise<void> {
  const task = await caller.done(startedTask(await caller.call(exportDpas, { body: { format: 'ndjson' } })))
  const { processed } = task.progress
  print({
    name: `export of ${processed} DPAs as NDJSON`,
    unit: 's',
    values: [secondsOf(task)],
    goal: 60,
    digits: 1,
  })
}
