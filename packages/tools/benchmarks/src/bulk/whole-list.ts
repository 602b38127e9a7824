import { print } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'
import { startBatch } from './batch-speed.ts'
import { type BulkCaller, secondsOf, startWorker } from './bulk-caller.ts'

/** After which share of the rows the worker dies, or the task is canceled. */
const SHARE = 0.1
const RATE = 2000

/** Suspends all active DPAs; the worker dies on the way, and another one goes on where it was. */
async function measureWhole(api: MeasuredApi, caller: BulkCaller): Promise<void> {
  const { taskId, expectedCount } = await startBatch(caller, 'SUSPEND', { status: ['ACTIVE'] })
  const killed = await startWorker(api)
  await caller.beyond(taskId, SHARE)
  await killed.end('SIGKILL')
  const worker = await startWorker(api)
  const task = await caller.done(taskId)
  await worker.end('SIGTERM')
  const rate = expectedCount / secondsOf(task)
  const name = `bulk suspension of ${expectedCount} DPAs, with a dead worker on the way`
  print({ name, unit: 'rows/s', values: [rate], goal: RATE, higherIsBetter: true })
  const missed = expectedCount - (task.outcomes.SUSPENDED ?? 0)
  print({ name: 'DPAs of it that were left out', unit: 'DPAs', values: [missed], goal: 0 })
}

/** Activates them again until it is canceled; the same action then goes on with the others. */
async function measureCancel(api: MeasuredApi, caller: BulkCaller): Promise<void> {
  const worker = await startWorker(api)
  const suspended = { status: ['SUSPENDED' as const] }
  const first = await startBatch(caller, 'ACTIVATE', suspended)
  await caller.beyond(first.taskId, SHARE)
  const begin = performance.now()
  await caller.cancel(first.taskId)
  const { progress } = await caller.done(first.taskId)
  const seconds = (performance.now() - begin) / 1000
  print({ name: 'until a canceled bulk action stops', unit: 's', values: [seconds], goal: 2, digits: 1 })
  const rest = await startBatch(caller, 'ACTIVATE', suspended)
  const lost = first.expectedCount - progress.succeeded - rest.expectedCount
  print({ name: 'difference of what it did and what is left', unit: 'DPAs', values: [lost], goal: 0 })
  await caller.beyond(rest.taskId, 0)
  await caller.cancel(rest.taskId)
  await worker.end('SIGTERM')
}

/** Bulk actions on the whole list of DPAs. */
export async function measureWholeList(api: MeasuredApi, caller: BulkCaller): Promise<void> {
  await measureWhole(api, caller)
  await measureCancel(api, caller)
}
