import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { exportDpas, importDpasOfSubject, onboardDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { listDpaHistory, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { changeTaskStatus, getTask, undoTask } from '@portal/contract/tasks/task-endpoints.ts'
import { sql } from 'kysely'
import { emptyInitiator } from '../testing/published-initiator.ts'
import { DPA_FILE_HEADER } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { startTestWorker, taskAtRest } from '../testing/test-worker.ts'
import { uploadFile } from '../testing/upload-file.ts'

const changeReason = 'List of June, sent by the partner.'
const line = (id: string, name = `Shop ${id}`) =>
  `${id},${name} Ltd,${name},app.${id},MOBILE_APP,PL,5942|5411`

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let onboarding: TestCaller
let params: { subjectId: string }

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  onboarding = await server.as('onboarding')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

beforeEach(async () => {
  params = { subjectId: await emptyInitiator(server.db) }
})

async function importLines(
  lines: readonly string[],
  options: { publish?: boolean; mode?: 'VALIDATE_ONLY' } = {},
) {
  const uploadId = await uploadFile(onboarding, 'DPA_IMPORT', [DPA_FILE_HEADER, ...lines].join('\n'))
  const body = { uploadId, format: 'csv' as const, changeReason, ...options }
  const { body: started } = await onboarding.call(importDpasOfSubject, { params, body })
  return taskAtRest(onboarding, started.taskId)
}

const undo = (taskId: string, caller = onboarding) =>
  caller.call(undoTask, { params: { taskId }, body: { changeReason: 'It was the list of May.' } })

async function undone(taskId: string) {
  const { body, text } = await undo(taskId)
  if (!body.taskId) throw new Error(text)
  return taskAtRest(onboarding, body.taskId)
}

/** Gives the stored DPAs a state that could not be saved today, so that no undo restores it. */
const breakRules = () =>
  server.db
    .updateTable('dpa')
    .set({ draft: sql`jsonb_set(draft, '{merchantCountryCode}', '"Poland"')` })
    .where('subjectId', '=', params.subjectId)
    .execute()

/** The stored DPAs, with draft and published copy. */
const dpas = () =>
  server.db
    .selectFrom('dpa')
    .selectAll()
    .where('subjectId', '=', params.subjectId)
    .orderBy('srciDpaId')
    .execute()

const ids = async () => (await dpas()).map(({ srciDpaId }) => srciDpaId)

/** Changes a DPA by hand. */
async function touch(srciDpaId: string) {
  const dpa = (await dpas()).find((one) => one.srciDpaId === srciDpaId)
  if (!dpa) throw new Error(`There is no DPA ${srciDpaId}.`)
  const body = { ...dpa.draft, notes: 'Looked at.', changeReason }
  const { status } = await onboarding.call(updateDpa, { params: { ...params, dpaId: dpa.id }, body })
  expect(status).toBe(200)
}

test('removes what an import created, and restores what it changed', async () => {
  await importLines([line('old')])
  const [before] = await dpas()
  const task = await importLines([line('old', 'Newer'), line('new')])
  expect(task.outcomes).toEqual({ CREATED: 1, UPDATED: 1 })
  const undoing = await undone(task.id)
  expect(undoing).toMatchObject({
    type: 'DPA_IMPORT_UNDO',
    status: 'COMPLETED',
    parent: { id: task.id },
    outcomes: { DELETED: 1, UPDATED: 1 },
  })
  const after = await dpas()
  expect(after.map(({ draft }) => draft)).toEqual([before?.draft])
  const { body } = await onboarding.call(getTask, { params: { taskId: task.id } })
  expect(body.children).toMatchObject([{ id: undoing.id, type: 'DPA_IMPORT_UNDO' }])
})

test('restores the earlier published copy and its time', async () => {
  await importLines([line('live')], { publish: true })
  const [before] = await dpas()
  const task = await importLines([line('live', 'Newer')], { publish: true })
  await undone(task.id)
  const [after] = await dpas()
  const facts = (dpa: typeof before) => [dpa?.published, dpa?.publishedAt, dpa?.publishedRevision, dpa?.draft]
  expect(facts(after)).toEqual(facts(before))
})

test('turns a first publication back into a draft', async () => {
  await importLines([line('one')])
  const task = await importLines([line('one')], { publish: true })
  expect(task.outcomes).toEqual({ PUBLISHED: 1 })
  await undone(task.id)
  expect(await dpas()).toMatchObject([{ published: null, publishedAt: null, publishedRevision: null }])
})

test('is part of the history, with the task and its reason', async () => {
  await importLines([line('one')])
  const task = await importLines([line('one', 'Newer')])
  const { id: taskId } = await undone(task.id)
  const [dpa] = await dpas()
  const { body } = await onboarding.call(listDpaHistory, {
    params: { ...params, dpaId: dpa?.id ?? '' },
    query: { sort: '-changedAt' },
  })
  expect(body.items[0]).toMatchObject({
    action: 'DPA_UPDATED',
    source: 'TASK',
    taskId,
    changeReason: 'It was the list of May.',
  })
})

test('is rejected once anything was changed since, and nothing is undone', async () => {
  const task = await importLines([line('one'), line('two')])
  await touch('two')
  const { status, error } = await undo(task.id)
  expect([status, error.message]).toEqual([
    409,
    'The DPA two was changed since, so the task cannot be undone.',
  ])
  expect(await ids()).toEqual(['one', 'two'])
})

test('is rejected a second time', async () => {
  const task = await importLines([line('one')])
  const { id, number, status } = await undone(task.id)
  const { body } = await onboarding.call(getTask, { params: { taskId: task.id } })
  expect(body.undoneBy).toEqual({ id, number, status })
  expect((await undo(task.id)).error.message).toBe('The task is already undone or being undone.')
})

test('does not let the failed rows of the undone task be retried', async () => {
  const task = await importLines([line('one'), line('two').replace('PL', 'Poland')])
  await undone(task.id)
  const retry = { params: { taskId: task.id }, body: { status: 'QUEUED' as const } }
  const { status, error } = await onboarding.call(changeTaskStatus, retry)
  expect([status, error.message]).toEqual([409, 'The task is already undone or being undone.'])
})

test('a retry of its failed rows undoes the same task, and not the undo', async () => {
  await importLines([line('one')])
  await breakRules()
  const task = await importLines([line('one', 'Newer')])
  const undoing = await undone(task.id)
  const retry = { params: { taskId: undoing.id }, body: { status: 'QUEUED' as const } }
  const { body } = await onboarding.call(changeTaskStatus, retry)
  await taskAtRest(onboarding, body.id)
  const undoneBy = async (taskId: string) =>
    (await onboarding.call(getTask, { params: { taskId } })).body.undoneBy?.id
  expect([await undoneBy(undoing.id), await undoneBy(task.id)]).toEqual([undefined, body.id])
})

test('is rejected for checks, for exports, and when DPAs were deleted', async () => {
  const checked = await importLines([line('one')], { mode: 'VALIDATE_ONLY' })
  expect((await undo(checked.id)).error.message).toBe('The task changed nothing.')
  const { body: exporting } = await onboarding.call(exportDpas, { body: { format: 'csv' } })
  await taskAtRest(onboarding, exporting.taskId)
  expect((await undo(exporting.taskId)).error.message).toBe(
    'Only an import, onboarding or bulk action of DPAs can be undone.',
  )
  await importLines([line('gone')])
  const uploadId = await uploadFile(
    onboarding,
    'DPA_FILE_ONBOARDING',
    `action,${DPA_FILE_HEADER}\nDELETE,gone,,,,,,`,
  )
  const { body } = await onboarding.call(onboardDpas, {
    params,
    body: { uploadId, format: 'csv', changeReason },
  })
  await taskAtRest(onboarding, body.taskId)
  expect((await undo(body.taskId)).error.message).toBe('The task deleted DPAs (1), which cannot be restored.')
})

test('needs dpa.delete when DPAs were created', async () => {
  const task = await importLines([line('one')])
  const role = server.db.updateTable('role').where('name', '=', 'RISK_MANAGER')
  await role.set({ resources: ['task.statusUpdate', 'dpa.import'], subjectTypes: ['SRCI'] }).execute()
  const risk = await server.as('risk')
  expect((await undo(task.id, risk)).error.reason).toBe('PERMISSION_DENIED')
})

test('needs dpa.publish when DPAs were published', async () => {
  await importLines([line('one')])
  const task = await importLines([line('one')], { publish: true })
  const role = server.db.updateTable('role').where('name', '=', 'RISK_MANAGER')
  const resources = ['task.statusUpdate', 'dpa.import', 'dpa.delete']
  await role.set({ resources, subjectTypes: ['SRCI'] }).execute()
  const risk = await server.as('risk')
  const { error } = await undo(task.id, risk)
  expect([error.reason, error.errorDetail[0]?.source]).toEqual(['PERMISSION_DENIED', 'dpa.publish'])
})

test('the undo of a publication can be continued only with dpa.publish', async () => {
  await importLines([line('one')])
  const task = await importLines([line('one')], { publish: true })
  expect((await undone(task.id)).permission).toBe('dpa.publish')
})

test('the undo that failed to delete live DPAs can be retried only with dpa.delete and dpa.publish', async () => {
  const task = await importLines([line('one'), line('two')], { publish: true })
  await worker.stop()
  const { body } = await undo(task.id)
  await touch('two')
  worker = await startTestWorker(server)
  const { id: taskId } = await taskAtRest(onboarding, body.taskId)
  const role = server.db.updateTable('role').where('name', '=', 'RISK_MANAGER')
  const missingWithout = async (left: string) => {
    const needed = ['dpa.delete', 'dpa.publish'].filter((one) => one !== left)
    const resources = ['task.statusUpdate', 'dpa.import', ...needed]
    await role.set({ resources, subjectTypes: ['SRCI'] }).execute()
    const retry = { params: { taskId }, body: { status: 'QUEUED' as const } }
    const { error } = await (await server.as('risk')).call(changeTaskStatus, retry)
    return error.errorDetail?.map(({ source }) => source)
  }
  expect(await missingWithout('dpa.delete')).toEqual(['dpa.delete'])
  expect(await missingWithout('dpa.publish')).toEqual(['dpa.publish'])
})

test('leaves a DPA whose earlier state no longer meets the rules, and says so', async () => {
  await importLines([line('one')])
  await breakRules()
  const task = await importLines([line('one', 'Newer'), line('two')])
  expect(task.outcomes).toEqual({ CREATED: 1, UPDATED: 1 })
  const undoing = await undone(task.id)
  expect([undoing.status, undoing.outcomes]).toEqual(['COMPLETED_WITH_ERRORS', { DELETED: 1, FAILED: 1 }])
  expect(undoing.errors.map(({ message }) => message)).toEqual([
    'The earlier state no longer meets the rules, so it cannot be restored.',
  ])
})

test('stops at the check when a DPA was changed before the task started', async () => {
  const task = await importLines([line('one'), line('two')])
  await worker.stop()
  const { body } = await undo(task.id)
  await touch('two')
  worker = await startTestWorker(server)
  expect(await taskAtRest(onboarding, body.taskId)).toMatchObject({
    status: 'FAILED',
    failure: { message: 'The DPA two was changed since, so the task cannot be undone.' },
  })
  expect(await ids()).toEqual(['one', 'two'])
})

test('the worker met no unexpected failure', () => {
  expect(worker.failures).toEqual([])
})
