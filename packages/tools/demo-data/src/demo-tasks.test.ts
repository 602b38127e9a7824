import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DpaBatch, DpaExport, DpaFileOnboarding, DpaImport } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { uuid } from '@portal/contract/formats.ts'
import { SubjectExport, SubjectImport } from '@portal/contract/subjects/subject-package-schemas.ts'
import { TASK_STATUSES, TASK_TYPES } from '@portal/contract/tasks/task.ts'
import {
  changeTaskStatus,
  getImportPreview,
  getTask,
  listTaskErrors,
  listTasks,
} from '@portal/contract/tasks/task-endpoints.ts'
import { TaskUndo } from '@portal/contract/tasks/task-schemas.ts'
import {
  startTestServer,
  type TestCaller,
  type TestServer,
} from '@portal/reference-api/testing/test-server.ts'
import { artifactText } from '@portal/reference-api/testing/test-worker.ts'
import { sql } from 'kysely'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const tasks = () => server.db.selectFrom('task').selectAll().orderBy('no').execute()

/** The tests' demo starts at a fixed day, long ago. */
const keepArtifacts = () =>
  server.db
    .updateTable('taskArtifact')
    .set({ expiresAt: new Date(Date.now() + 86_400_000) })
    .execute()

test('there are 180 tasks of all types in all states', async () => {
  const rows = await tasks()
  expect(rows).toHaveLength(180)
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(TASK_TYPES))
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(TASK_STATUSES))
})

test('the options of each match the schema of its call', async () => {
  const schemas = {
    DPA_IMPORT: DpaImport,
    DPA_FILE_ONBOARDING: DpaFileOnboarding,
    DPA_EXPORT: DpaExport,
    DPA_BATCH: DpaBatch,
    DPA_IMPORT_UNDO: TaskUndo.extend({ taskId: uuid }),
    DPA_BATCH_UNDO: TaskUndo.extend({ taskId: uuid }),
    SUBJECT_EXPORT: SubjectExport,
    SUBJECT_IMPORT: SubjectImport,
  }
  for (const { type, options } of await tasks())
    expect(schemas[type].safeParse(options).error).toBeUndefined()
})

test('no worker claims tasks that only represent work in progress', async () => {
  const rows = await tasks()
  expect(rows.filter(({ work }) => work !== null)).toEqual([])
})

test.each([
  ['DPA_IMPORT', ['CREATED', 'FAILED', 'UNCHANGED', 'UPDATED']],
  ['SUBJECT_IMPORT', ['UNCHANGED', 'UPDATED']],
] as const)('the checked %s has its file, and what it would change', async (type, results) => {
  const { body } = await admin.call(listTasks, { query: { status: ['AWAITING_CONFIRMATION'], type: [type] } })
  const [task] = body.items
  if (!task) throw new Error('There is no such task.')
  expect(Object.keys(task.outcomes).sort()).toEqual(results)
  expect(task.file?.sizeBytes).toBeGreaterThan(1000)
  const preview = await admin.call(getImportPreview, { params: { taskId: task.id } })
  expect(preview.body.differences.length).toBeGreaterThan(1)
})

test('reports and exports of the last weeks can be downloaded', async () => {
  await keepArtifacts()
  const rows = await server.db.selectFrom('taskArtifact').select(['taskId', 'name']).execute()
  expect(rows.length).toBeGreaterThan(20)
  for (const { taskId, name } of rows.slice(0, 5)) {
    const { body } = await admin.call(getTask, { params: { taskId } })
    expect((await artifactText(body, name)).length).toBeGreaterThan(50)
  }
})

test('each recent task that ended with errors has its errors, and a report of them', async () => {
  const { day } = await server.db
    .selectFrom('task')
    .select(sql<Date>`max(created_at) - interval '29 days'`.as('day'))
    .executeTakeFirstOrThrow()
  const rows = await tasks()
  const lately = rows.filter(({ status, createdAt }) => status === 'COMPLETED_WITH_ERRORS' && createdAt > day)
  expect(lately.length).toBeGreaterThan(3)
  await keepArtifacts()
  for (const { id, failed } of lately) {
    const { body } = await admin.call(listTaskErrors, { params: { taskId: id } })
    expect(body.page.totalItems).toBe(failed)
    const { body: task } = await admin.call(getTask, { params: { taskId: id } })
    const report = await artifactText(task, `-errors.${task.options.format === 'csv' ? 'csv' : 'ndjson'}`)
    expect(report.trim().split('\n')).toHaveLength(failed + 1)
  }
})

test('the list shows the same progress as the task itself', async () => {
  const { body } = await admin.call(listTasks, {})
  for (const { id, progress } of body.items) {
    const { body: task } = await admin.call(getTask, { params: { taskId: id } })
    expect([progress.total, progress.processed]).toEqual([task.progress.total, task.progress.processed])
  }
})

test('they are listed newest first, and found by number', async () => {
  const { body } = await admin.call(listTasks, {})
  expect([body.page.totalItems, body.items[0]?.number]).toEqual([180, 'T-1180'])
  const found = await admin.call(listTasks, { query: { q: 't-1042' } })
  expect(found.body.items.map(({ number }) => number)).toEqual(['T-1042'])
})

test('failed rows can be retried', async () => {
  const { body } = await admin.call(listTasks, {
    query: { status: ['COMPLETED_WITH_ERRORS'], type: ['DPA_IMPORT'] },
  })
  const [task] = body.items
  if (!task) throw new Error('There is no such task.')
  const again = await admin.call(changeTaskStatus, {
    params: { taskId: task.id },
    body: { status: 'QUEUED', changeReason: 'The partner has corrected them.' },
  })
  expect(again.body).toMatchObject({ status: 'QUEUED', parent: { id: task.id }, file: task.file })
})
