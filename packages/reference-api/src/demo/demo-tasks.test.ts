import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DpaBatch, DpaExport, DpaFileOnboarding, DpaImport } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { SubjectExport, SubjectImport } from '@portal/contract/subjects/subject-package-schemas.ts'
import { TASK_STATUSES, TASK_TYPES } from '@portal/contract/tasks/task.ts'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { artifactText } from '../testing/test-worker.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const tasks = () => server.db.selectFrom('task').selectAll().orderBy('no').execute()

test('there are 180 tasks of all types in all states', async () => {
  const rows = await tasks()
  expect(rows).toHaveLength(180)
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(TASK_TYPES))
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(TASK_STATUSES))
})

test('each was asked for as a call could ask', async () => {
  const schemas = {
    DPA_IMPORT: DpaImport,
    DPA_FILE_ONBOARDING: DpaFileOnboarding,
    DPA_EXPORT: DpaExport,
    DPA_BATCH: DpaBatch,
    SUBJECT_EXPORT: SubjectExport,
    SUBJECT_IMPORT: SubjectImport,
  }
  for (const { type, options } of await tasks())
    expect(schemas[type].safeParse(options).error).toBeUndefined()
})

test('no worker takes up what only stands for work', async () => {
  const rows = await tasks()
  expect(rows.filter(({ work }) => work !== null)).toEqual([])
})

test('reports and exports of the last weeks can be downloaded', async () => {
  await server.db
    .updateTable('taskArtifact')
    .set({ expiresAt: new Date(Date.now() + 86_400_000) })
    .execute()
  const rows = await server.db.selectFrom('taskArtifact').select(['taskId', 'name']).execute()
  expect(rows.length).toBeGreaterThan(20)
  for (const { taskId, name } of rows.slice(0, 5)) {
    const { body } = await admin.call(getTask, { params: { taskId } })
    expect((await artifactText(body, name)).length).toBeGreaterThan(50)
  }
})

test('the list says of each how far it is, as the task itself does', async () => {
  const { body } = await admin.call(listTasks, {})
  for (const { id, progress } of body.items) {
    const { body: task } = await admin.call(getTask, { params: { taskId: id } })
    expect([progress.total, progress.processed]).toEqual([task.progress.total, task.progress.processed])
  }
})

test('they are listed with the newest first, and found by number', async () => {
  const { body } = await admin.call(listTasks, {})
  expect([body.page.totalItems, body.items[0]?.number]).toEqual([180, 'T-1180'])
  const found = await admin.call(listTasks, { query: { q: 't-1042' } })
  expect(found.body.items.map(({ number }) => number)).toEqual(['T-1042'])
})
