import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { getTask, listTaskErrors, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { publishedInitiator } from '../testing/published-initiator.ts'
import { DPA_FILE_HEADER } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { artifactText, startTestWorker, taskAtRest } from '../testing/test-worker.ts'
import { uploadFile } from '../testing/upload-file.ts'

const changeReason = 'List of June, sent by the partner.'
const line = (id: string, uri = `app.${id}`, categories = '5942') =>
  `${id},Shop ${id} Ltd,Shop ${id},${uri},MOBILE_APP,PL,${categories}`

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let onboarding: TestCaller
let task: Task

/** An import of five rows, three of them invalid. */
beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  onboarding = await server.as('onboarding')
  const subjectId = await publishedInitiator(server.db)
  const lines = [line('a1'), line('b2', 'x', '59'), line('c3', 'x', 'Łukasz'), line('d4'), line('d4')]
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', [DPA_FILE_HEADER, ...lines].join('\n'))
  const body = { uploadId, format: 'csv' as const, changeReason }
  const { body: started } = await onboarding.call(importDpasOfSubject, { params: { subjectId }, body })
  task = await taskAtRest(onboarding, started.taskId)
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

async function errors(query: InputOf<typeof listTaskErrors>['query'] = {}) {
  const { body } = await onboarding.call(listTaskErrors, { params: { taskId: task.id }, query })
  return body
}

test('each error names its row, the field of the record, and the column of the file', async () => {
  const { items, page } = await errors()
  expect(page.totalItems).toBe(3)
  expect(items[0]).toMatchObject({
    row: 2,
    srciDpaId: 'b2',
    field: '/merchantCategoryCodes/0',
    column: 'merchantCategoryCodes',
    value: '59',
  })
})

test('the report, made for spreadsheets, names the column', async () => {
  const [header = '', first = ''] = (await artifactText(task, '-errors.csv')).split('\n')
  expect(header.endsWith('error.field,error.reason,error.message')).toBe(true)
  expect(first).toContain('merchantCategoryCodes')
})

test('counts reasons and filters errors by them', async () => {
  const { reasons } = await errors()
  expect(reasons).toEqual([
    { reason: 'INVALID_FORMAT', count: 2 },
    { reason: 'NOT_UNIQUE', count: 1 },
  ])
  const unique = await errors({ reason: ['NOT_UNIQUE'] })
  expect([unique.items.map(({ row }) => row), unique.reasons]).toEqual([[5], reasons])
})

test('searches errors and pages through them', async () => {
  expect((await errors({ q: 'C3' })).items.map(({ row }) => row)).toEqual([3])
  expect((await errors({ q: 'lukasz' })).items.map(({ row }) => row)).toEqual([3])
  expect((await errors({ page: 2, pageSize: 2 })).items.map(({ row }) => row)).toEqual([5])
})

test('a task shows its file, its phases, its row counts and its request', async () => {
  expect(task).toMatchObject({
    status: 'COMPLETED_WITH_ERRORS',
    changeReason,
    file: {
      name: 'upload.csv',
      sizeBytes: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    outcomes: { CREATED: 2, FAILED: 3 },
    requestId: expect.any(String),
    children: [],
  })
  const { createdAt, startedAt, validatedAt, processingAt, finishedAt } = task
  const times = [createdAt, startedAt, validatedAt, processingAt, finishedAt].map(String)
  expect(times).toEqual(times.toSorted())
})

test.each(['name', 'sha256'] as const)('finds a task by the %s of its file', async (fact) => {
  const { body } = await onboarding.call(listTasks, { query: { q: task.file?.[fact] ?? 'none' } })
  expect(body.items.map(({ id }) => id)).toContain(task.id)
})

test('hides the errors of a task about inaccessible subjects', async () => {
  await server.db
    .updateTable('task')
    .set({ subjectTypes: ['SRC'] })
    .where('id', '=', task.id)
    .execute()
  const params = { taskId: task.id }
  const answers = [
    await onboarding.call(listTaskErrors, { params }),
    await onboarding.call(getTask, { params }),
  ]
  expect(answers.map(({ error }) => error.reason)).toEqual([
    'SUBJECT_TYPE_FORBIDDEN',
    'SUBJECT_TYPE_FORBIDDEN',
  ])
})
