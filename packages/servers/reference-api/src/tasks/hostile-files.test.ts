import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { logMessages } from '@portal/server-common/testing/log-messages.ts'
import { DPA_FILE_HEADER } from '../testing/sample-dpas.ts'
import { type SpawnedProgram, spawnWorker } from '../testing/spawned-program.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { TEST_DIRECTORY } from '../testing/test-settings.ts'
import { artifactText, taskAtRest } from '../testing/test-worker.ts'
import { uploadFile } from '../testing/upload-file.ts'

const MIB = 1024 * 1024
jest.setTimeout(120_000)

let server: TestServer
let worker: SpawnedProgram
let onboarding: TestCaller
let subjectId: string

beforeAll(async () => {
  server = await startTestServer()
  onboarding = await server.as('onboarding')
  worker = await spawnWorker({
    DATABASE_URL: server.settings.databaseUrl,
    STORAGE_DIR: `${process.env[TEST_DIRECTORY]}/storage`,
  })
  const srci = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .where('published', 'is', null)
    .executeTakeFirstOrThrow()
  subjectId = srci.id
})
afterAll(async () => {
  await worker.end('SIGTERM')
  await server.stop()
})

const TYPES = { csv: 'text/csv', json: 'application/json', ndjson: 'application/x-ndjson' } as const

async function importFile(content: string | Buffer, format: keyof typeof TYPES = 'csv') {
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', content, TYPES[format])
  const body = { uploadId, format, changeReason: 'List of June, sent by the partner.' }
  const { body: started } = await onboarding.call(importDpasOfSubject, { params: { subjectId }, body })
  return taskAtRest(onboarding, started.taskId)
}

test.each([
  ['a compressed bomb', gzipSync(Buffer.alloc(80 * MIB)), 'csv', 'The file is compressed with gzip.'],
  ['a value that never ends', `${DPA_FILE_HEADER}\n"${'x'.repeat(60 * MIB)}`, 'csv', 'A row is too long'],
  [
    'a line that never ends',
    `{"schemaVersion":4,"kind":"dpa-export"}\n${'['.repeat(60 * MIB)}`,
    'ndjson',
    'A line of the file is too long.',
  ],
  [
    'a text that never ends',
    `{"items":[{"notes":"${'x'.repeat(60 * MIB)}`,
    'json',
    'An item of the file is too long.',
  ],
  ['levels that never end', `{"items":[${'{"a":'.repeat(2 * MIB)}`, 'json', 'The file is nested too deeply.'],
] as const)('rejects %s with a sentence', async (_, content, format, sentence) => {
  const task = await importFile(content, format)
  expect([task.status, task.failure?.message]).toEqual(['FAILED', expect.stringContaining(sentence)])
})

test('reports each row that PostgreSQL would reject', async () => {
  const rows = [
    'id\u0000,A,A,app.0,OTHER,PL,5411',
    'nul,A\u0000B,A,app.a,OTHER,PL,5411',
    'fine,Shop,Shop,app.b,OTHER,PL,5411',
    'dir,\u202eevil,A,app.c,OTHER,PL,5411',
  ]
  const task = await importFile([DPA_FILE_HEADER, ...rows].join('\n'))
  expect(task.errors.map(({ row, field }) => [row, field])).toEqual([
    [1, '/srciDpaId'],
    [2, '/dpaData/dpaName'],
    [4, '/dpaData/dpaName'],
  ])
  expect(await artifactText(task, '-errors.csv')).toContain('app.c')
})

test('no report contains a cell that a spreadsheet would run', async () => {
  const rows = [
    '=1+1,Shop,Shop,app.a,OTHER,PL,5411',
    '@x,"=HYPERLINK(""https://evil.example"")",S,app.b,OTHER,PL,5411',
  ]
  const task = await importFile([DPA_FILE_HEADER, ...rows].join('\n'))
  for (const ending of ['-result.csv', '-errors.csv']) {
    const text = await artifactText(task, ending)
    expect(text).not.toMatch(/(^|,|\n)"?[=+@\t]/)
  }
})

test('reports all of many invalid rows', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `no ${index},,,,,,`)
  const task = await importFile([DPA_FILE_HEADER, ...rows].join('\n'))
  expect([task.status, task.progress.failed, task.errors.length]).toEqual([
    'COMPLETED_WITH_ERRORS',
    20_000,
    100,
  ])
})

test('the worker logged nothing about it, and needed little memory', () => {
  expect(logMessages(worker.output())).toEqual(['Task worker ready'])
  if (process.platform !== 'linux') return
  const peak = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8'))?.[1])
  // Its usual peak is near 260 on a busy machine; reading one of these files completely adds well over 100.
  expect(peak / 1024).toBeLessThan(340)
})
