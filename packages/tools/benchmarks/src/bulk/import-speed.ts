import { exportDpas, importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { spawnWorker } from '@portal/reference-api/testing/spawned-program.ts'
import { type TestCaller, testCaller } from '@portal/reference-api/testing/test-server.ts'
import { uploadFile } from '@portal/reference-api/testing/upload-file.ts'
import { print } from './figures.ts'
import { type MeasuredApi, residentMegabytes } from './measured-api.ts'

const ROWS = 50_000
const ROUNDS = 3
const POLL_MS = 250

const COLUMNS =
  'srciDpaId,dpaName,dpaPresentationName,dpaUri,applicationType,originDomains,merchantCountryCode,merchantCategoryCodes,supportEmail,acquirers'

function rowOf(round: number, index: number): string {
  const name = `Copper Lantern ${round} ${index}`
  const host = `https://shop-${index}.copper-lantern-${round}.example`
  return `bench-${round}-${index},${name} Ltd,${name},${host},WEB_BROWSER,${host},PL,5942|5411,help@shop.example,12345:990000:m${index}`
}

const fileOf = (round: number) =>
  [COLUMNS, ...Array.from({ length: ROWS }, (_, index) => rowOf(round, index))].join('\n')

async function taskDone(caller: TestCaller, taskId: string): Promise<Task> {
  for (;;) {
    const { body } = await caller.call(getTask, { params: { taskId } })
    if (body.finishedAt) return body
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const secondsOf = ({ startedAt, finishedAt }: Task) =>
  (Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? '')) / 1000

/** Import of CSV rows with all their checks and history, and export of all DPAs, by one worker. */
export async function measureBulk({ url, token, db, environment, memory }: MeasuredApi): Promise<void> {
  const caller = testCaller(new URL(url).origin, token)
  const worker = await spawnWorker({ ...environment })
  const { id: subjectId } = await db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const uploadId = await uploadFile(caller, 'DPA_IMPORT', fileOf(round))
    const body = { uploadId, format: 'csv' as const, changeReason: 'Measured by the benchmark.' }
    const { body: started } = await caller.call(importDpasOfSubject, { params: { subjectId }, body })
    rates.push(ROWS / secondsOf(await taskDone(caller, started.taskId)))
  }
  print({
    name: `import of ${ROWS} CSV rows`,
    unit: 'rows/s',
    values: rates,
    goal: 5000,
    higherIsBetter: true,
  })

  const { body } = await caller.call(exportDpas, { body: { format: 'ndjson' } })
  const task = await taskDone(caller, body.taskId)
  const perMillion = (secondsOf(task) / task.progress.processed) * 1_000_000
  print({
    name: `export as NDJSON, for 1 M DPAs (of ${task.progress.processed})`,
    unit: 's',
    values: [perMillion],
    goal: 60,
  })
  print({ name: 'memory of the API afterwards', unit: 'MB', values: [await memory()], goal: 300 })
  print({
    name: 'memory of the worker',
    unit: 'MB',
    values: [await residentMegabytes(worker.pid)],
    goal: 256,
  })
  await worker.end('SIGTERM')
}
