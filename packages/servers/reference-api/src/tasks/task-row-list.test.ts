import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { changeDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { changeDpaStatus, deleteDpa, listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { listTaskRows } from '@portal/contract/tasks/task-endpoints.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { startTestWorker, taskAtRest } from '../testing/test-worker.ts'
import { done, keepOutcomes } from './row-outcome.ts'

const changeReason = 'Approved by the onboarding board.'

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let admin: TestCaller
let taskId: string
/** Three DPAs that a task suspended, and one that was suspended before. */
let dpas: readonly { id: string; subjectId: string; subjectName: string; dpaPresentationName: string }[]

const named = (index: number) => {
  const dpa = dpas[index]
  if (!dpa) throw new Error('There are too few DPAs.')
  return dpa
}
const paramsOf = (index: number) => ({ subjectId: named(index).subjectId, dpaId: named(index).id })

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  admin = await server.as('admin')
  const query = {
    status: ['ACTIVE' as const],
    publicationStatus: ['PUBLISHED' as const],
    pageSize: 10 as const,
  }
  dpas = (await admin.call(listDpas, { query })).body.items.slice(0, 4)
  const body = { status: 'SUSPENDED' as const, changeReason }
  await admin.call(changeDpaStatus, { params: paramsOf(3), body })
  const ids = dpas.map(({ id }) => id)
  const { body: started } = await admin.call(changeDpas, {
    body: { action: 'SUSPEND', ids, expectedCount: 4, changeReason },
  })
  taskId = (await taskAtRest(admin, started.taskId)).id
  await admin.call(changeDpaStatus, { params: paramsOf(1), body: { status: 'ACTIVE', changeReason } })
  await admin.call(deleteDpa, { params: paramsOf(2) }, { changeReason })
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

const rows = async (query: NonNullable<InputOf<typeof listTaskRows>['query']> = {}, id = taskId) =>
  (await admin.call(listTaskRows, { params: { taskId: id }, query })).body

test('lists what a task touched, with the name, the owner and the result of each', async () => {
  const { items } = await rows()
  expect(items.map(({ row, result }) => [row, result])).toEqual([
    [1, 'SUSPENDED'],
    [2, 'SUSPENDED'],
    [3, 'SUSPENDED'],
    [4, 'FAILED'],
  ])
  expect(items[0]).toMatchObject({
    action: 'SUSPEND',
    dpa: { id: named(0).id, name: named(0).dpaPresentationName },
    subject: { id: named(0).subjectId, type: 'SRCI', name: named(0).subjectName },
  })
  expect(items[3]).toMatchObject({ reason: 'INVALID_STATE', message: 'The DPA is already suspended.' })
})

test('says who changed a record since', async () => {
  const { items } = await rows()
  expect(items.map(({ changedSince }) => changedSince !== undefined)).toEqual([false, true, false, false])
})

test('keeps the key of a record that was deleted since', async () => {
  const { items } = await rows()
  expect(items[2]?.dpa).toBeUndefined()
  expect(items[2]?.key).toBeTruthy()
})

test('finds those changed or deleted since, and those that were not', async () => {
  const found = async (isChangedSince: 'true' | 'false') =>
    (await rows({ isChangedSince })).items.map(({ row }) => row)
  expect([await found('true'), await found('false')]).toEqual([[2, 3], [1]])
})

test('filters by result, and pages', async () => {
  const { items, page } = await rows({ result: ['FAILED'] })
  expect([items.map(({ row }) => row), page.totalItems]).toEqual([[4], 1])
  const first = await rows({ pageSize: 1, sort: '-row' })
  expect([first.items.map(({ row }) => row), first.page.totalPages]).toEqual([[4], 4])
})

test('searches by name', async () => {
  const { items } = await rows({ q: named(0).dpaPresentationName })
  expect(items.map(({ row }) => row)).toContain(1)
})

test('names the subjects of a package', async () => {
  const task = await server.db
    .selectFrom('task')
    .select('id')
    .where('type', '=', 'SUBJECT_IMPORT')
    .executeTakeFirstOrThrow()
  const row = done({ row: 9999, action: 'SUBJECT', srciDpaId: 'system', dpaId: 'system' }, 'UPDATED')
  await keepOutcomes(server.db, task.id, [row])
  const { items } = await rows({ sort: '-row' }, task.id)
  expect(items[0]).toMatchObject({ result: 'UPDATED', subject: { id: 'system', type: 'SRC' } })
})

test('the worker met no unexpected failure', () => {
  expect(worker.failures).toEqual([])
})
