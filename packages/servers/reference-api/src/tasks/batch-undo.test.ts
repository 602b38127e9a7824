import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { BatchAction } from '@portal/contract/dpas/dpa-bulk.ts'
import { changeDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import {
  changeDpaStatus,
  createDpa,
  deleteDpa,
  listDpaHistory,
  publishDpa,
  updateDpa,
} from '@portal/contract/dpas/dpa-endpoints.ts'
import { getTask, undoTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { emptyInitiator } from '../testing/published-initiator.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { startTestWorker, taskAtRest } from '../testing/test-worker.ts'

const changeReason = 'Approved by the onboarding board.'
const undoReason = 'The board meant another initiator.'

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

async function create(srciDpaId: string) {
  const { body } = await onboarding.call(createDpa, { params, body: sampleDpa({ srciDpaId }) })
  return { ...params, dpaId: body.id }
}

async function createLive(srciDpaId: string) {
  const dpa = await create(srciDpaId)
  await onboarding.call(publishDpa, { params: dpa, body: { changeReason } })
  return dpa
}

/** The stored DPAs, with draft and published copy. */
const dpas = () =>
  server.db
    .selectFrom('dpa')
    .selectAll()
    .where('subjectId', '=', params.subjectId)
    .orderBy('srciDpaId')
    .execute()

const statuses = async () => (await dpas()).map(({ status }) => status)

/** Applies an action to all DPAs of the SRCI. */
async function batch(action: BatchAction): Promise<Task> {
  const expectedCount = (await dpas()).length
  const body = { action, filter: {}, expectedCount, changeReason }
  const { body: started } = await onboarding.call(changeDpasOfSubject, { params, body })
  return taskAtRest(onboarding, started.taskId)
}

const undo = ({ id: taskId }: Task, caller = onboarding) =>
  caller.call(undoTask, { params: { taskId }, body: { changeReason: undoReason } })

async function undone(task: Task): Promise<Task> {
  const { body, text } = await undo(task)
  if (!body.taskId) throw new Error(text)
  return taskAtRest(onboarding, body.taskId)
}

test('activates what a suspension suspended, and only that', async () => {
  const before = await createLive('already')
  await createLive('shop')
  const body = { status: 'SUSPENDED' as const, changeReason }
  await onboarding.call(changeDpaStatus, { params: before, body })
  const task = await batch('SUSPEND')
  expect(task.outcomes).toEqual({ SUSPENDED: 1, FAILED: 1 })
  expect(await undone(task)).toMatchObject({
    type: 'DPA_BATCH_UNDO',
    status: 'COMPLETED',
    parent: { id: task.id },
    outcomes: { ACTIVATED: 1 },
  })
  expect(await statuses()).toEqual(['SUSPENDED', 'ACTIVE'])
})

test('suspends again what an activation activated', async () => {
  await createLive('shop')
  await batch('SUSPEND')
  expect((await undone(await batch('ACTIVATE'))).outcomes).toEqual({ SUSPENDED: 1 })
  expect(await statuses()).toEqual(['SUSPENDED'])
})

test('turns a first publication back into a draft', async () => {
  await create('shop')
  const task = await batch('PUBLISH')
  expect((await undone(task)).outcomes).toEqual({ UPDATED: 1 })
  expect(await dpas()).toMatchObject([{ published: null, publishedAt: null, publishedRevision: null }])
})

test('restores the earlier published copy, and keeps the draft', async () => {
  const dpa = await createLive('shop')
  const [before] = await dpas()
  const changed = { ...sampleDpa({ srciDpaId: 'shop', notes: 'Looked at.' }), changeReason }
  await onboarding.call(updateDpa, { params: dpa, body: changed })
  await undone(await batch('PUBLISH'))
  const [after] = await dpas()
  expect(after).toMatchObject({
    published: before?.published,
    publishedRevision: before?.publishedRevision,
  })
  expect([after?.draft.notes, after?.hasUnpublishedChanges]).toEqual(['Looked at.', true])
})

test('a second undo restores the earlier publication too, not the one already undone', async () => {
  const dpa = await create('shop')
  await batch('PUBLISH')
  const [before] = await dpas()
  const changed = { ...sampleDpa({ srciDpaId: 'shop', notes: 'Looked at.' }), changeReason }
  await onboarding.call(updateDpa, { params: dpa, body: changed })
  await undone(await batch('PUBLISH'))
  await undone(await batch('PUBLISH'))
  const [after] = await dpas()
  const facts = (one: typeof before) => [one?.publishedRevision, one?.publishedAt, one?.publishedBy]
  expect(facts(after)).toEqual(facts(before))
})

test('leaves what somebody changed or deleted since, and says who', async () => {
  const changed = await createLive('one')
  const deleted = await createLive('two')
  await createLive('three')
  const task = await batch('SUSPEND')
  const admin = await server.as('admin')
  const body = { ...sampleDpa({ srciDpaId: 'one', notes: 'Looked at.' }), changeReason }
  const { body: after } = await admin.call(updateDpa, { params: changed, body })
  await admin.call(deleteDpa, { params: deleted }, { changeReason })
  const undoing = await undone(task)
  expect(undoing).toMatchObject({
    status: 'COMPLETED_WITH_ERRORS',
    outcomes: { ACTIVATED: 1, FAILED: 2 },
  })
  expect(undoing.errors.map(({ message }) => message.replace(/, on .*/, ',')).toSorted()).toEqual([
    `Changed since by ${after.updatedBy?.name},`,
    `Deleted since by ${after.updatedBy?.name}.`,
  ])
  expect((await dpas()).map(({ srciDpaId, status }) => [srciDpaId, status])).toEqual([
    ['one', 'SUSPENDED'],
    ['three', 'ACTIVE'],
  ])
})

test('is part of the history, with the task and its reason', async () => {
  const dpa = await createLive('shop')
  const { id: taskId } = await undone(await batch('SUSPEND'))
  const { body } = await onboarding.call(listDpaHistory, { params: dpa, query: { sort: '-changedAt' } })
  expect(body.items[0]).toMatchObject({
    action: 'DPA_STATUS_CHANGED',
    source: 'TASK',
    taskId,
    changeReason: undoReason,
  })
})

test('marks the task as undone, and is rejected a second time', async () => {
  await createLive('shop')
  const task = await batch('SUSPEND')
  const { id, number } = await undone(task)
  const { body } = await onboarding.call(getTask, { params: { taskId: task.id } })
  expect(body.undoneBy).toEqual({ id, number, status: 'COMPLETED' })
  expect((await undo(task)).error.message).toBe('The task is already undone or being undone.')
})

test('is rejected for a deletion', async () => {
  await create('shop')
  const task = await batch('DELETE')
  expect((await undo(task)).error.message).toBe('The task deleted DPAs (1), which cannot be restored.')
})

test('is rejected when everything was changed since', async () => {
  const dpa = await createLive('shop')
  const task = await batch('SUSPEND')
  await onboarding.call(changeDpaStatus, { params: dpa, body: { status: 'ACTIVE', changeReason } })
  expect((await undo(task)).error.message).toBe(
    'The DPA shop was changed since, so the task cannot be undone.',
  )
})

test('needs the permission of the opposite change', async () => {
  await createLive('shop')
  const task = await batch('SUSPEND')
  const role = server.db.updateTable('role').where('name', '=', 'RISK_MANAGER')
  const resources = ['task.statusUpdate', 'dpa.batch', 'dpa.publish']
  await role.set({ resources, subjectTypes: ['SRCI'] }).execute()
  const risk = await server.as('risk')
  expect((await undo(task, risk)).error.reason).toBe('PERMISSION_DENIED')
})

test('the worker met no unexpected failure', () => {
  expect(worker.failures).toEqual([])
})
