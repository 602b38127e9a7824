import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { changeDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { createDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { SUBJECT_TYPES, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { TASK_TYPE_PERMISSIONS, TASK_TYPES } from '@portal/contract/tasks/task.ts'
import { changeTaskStatus, getTask, getTaskStatus, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { emptyInitiator } from '../testing/published-initiator.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { addOperator } from '../testing/sample-operators.ts'
import { addTask } from '../testing/sample-tasks.ts'
import { roleId } from '../testing/sample-users.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

/** Subject types of tasks: one type each, and two types together. */
const SUBJECTS: readonly (readonly SubjectType[])[] = [
  ...SUBJECT_TYPES.map((type) => [type]),
  ['SRCI', 'SRC'],
]
const changeReason = 'Because the test says so.'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Role = (typeof BUILT_IN_ROLES)[number]

async function holderOf({ name }: Role): Promise<TestCaller> {
  const id = await addOperator(server.db, roleId(name))
  return server.withToken(await server.issuer.token(id))
}

interface Rights {
  readonly resources: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

/** What the contract says about a role that reads a task about subjects of these types. */
function verdict(
  { resources, subjectTypes }: Rights,
  permission: string,
  about: readonly SubjectType[],
): string {
  if (!resources.includes(permission)) return 'PERMISSION_DENIED'
  return about.every((type) => subjectTypes.includes(type)) ? 'let in' : 'SUBJECT_TYPE_FORBIDDEN'
}

const answerOf = ({ status, error }: { status: number; error: { reason: string } }) =>
  status === 403 ? error.reason : 'let in'

describe.each(BUILT_IN_ROLES)('$name', (role) => {
  const rights: Rights = role

  test.each(TASK_TYPES)('reads and downloads a %s as the contract says', async (type) => {
    const caller = await holderOf(role)
    const mayDownload = TASK_TYPE_PERMISSIONS[type].some((permission) =>
      rights.resources.includes(permission),
    )
    for (const about of SUBJECTS) {
      const params = { taskId: await addTask(server.db, type, about) }
      const expected = verdict(rights, 'task.get', about)
      const read = await caller.call(getTask, { params })
      expect([about, answerOf(read)]).toEqual([about, expected])
      expect(answerOf(await caller.call(getTaskStatus, { params }))).toBe(expected)
      const links = read.status === 200 ? read.body.artifacts.map(({ downloadUrl }) => downloadUrl) : []
      expect(links.filter(Boolean)).toHaveLength(expected === 'let in' && mayDownload ? 1 : 0)
    }
  })

  test.each(['RUNNING', 'CANCELLED', 'QUEUED'] as const)(
    'changes a task to %s as the contract says',
    async (status) => {
      const caller = await holderOf(role)
      for (const about of SUBJECTS) {
        const params = { taskId: await addTask(server.db, 'SUBJECT_EXPORT', about) }
        const expected = verdict(rights, 'task.statusUpdate', about)
        const answer = await caller.call(changeTaskStatus, { params, body: { status, changeReason } })
        // Even with access to both types, changing such a task needs the permission to start it, unless it is
        // canceled.
        const isStopped = status !== 'CANCELLED' && !rights.resources.includes('subject.export')
        expect(answerOf(answer)).toBe(expected === 'let in' && isStopped ? 'PERMISSION_DENIED' : expected)
      }
    },
  )
})

test('a list of tasks leaves out those about inaccessible subjects', async () => {
  const content = BUILT_IN_ROLES.find(({ name }) => name === 'ONBOARDING_OPERATOR')
  if (!content) throw new Error('There is no role with this ID.')
  const caller = await holderOf(content)
  const [open, closed, half] = [
    await addTask(server.db, 'SUBJECT_EXPORT', ['SRCPI', 'DCF']),
    await addTask(server.db, 'SUBJECT_EXPORT', ['EXT_BACKEND']),
    await addTask(server.db, 'SUBJECT_EXPORT', ['SRCI', 'SRC']),
  ]
  const { body } = await caller.call(listTasks, { query: { pageSize: 100, type: ['SUBJECT_EXPORT'] } })
  const ids = body.items.map(({ id }) => id)
  expect([open, closed, half].map((id) => ids.includes(id))).toEqual([true, false, false])
})

test('a repeated task is about the same subjects', async () => {
  const admin = await server.as('admin')
  const params = { taskId: await addTask(server.db, 'SUBJECT_EXPORT', ['SRC', 'SRCI']) }
  const { body } = await admin.call(changeTaskStatus, { params, body: { status: 'QUEUED', changeReason } })
  const repeated = await server.db
    .selectFrom('task')
    .select('subjectTypes')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  expect(repeated.subjectTypes.toSorted()).toEqual(['SRC', 'SRCI'])
})

test('repeating a task needs the permission for what it does', async () => {
  const admin = await server.as('admin')
  const { body: dpa } = await admin.call(createDpa, {
    params: { subjectId: await emptyInitiator(server.db) },
    body: sampleDpa(),
  })
  const batch = { action: 'DELETE' as const, ids: [dpa.id], expectedCount: 1, changeReason }
  const { taskId } = (await admin.call(changeDpas, { body: batch })).body
  await server.db.updateTable('task').set({ status: 'FAILED' }).where('id', '=', taskId).execute()
  const role = server.db.updateTable('role').where('name', '=', 'RISK_MANAGER')
  await role.set({ resources: ['task.statusUpdate', 'dpa.batch'], subjectTypes: ['SRCI'] }).execute()
  const risk = await server.as('risk')
  const retry = { params: { taskId }, body: { status: 'QUEUED' as const, changeReason } }
  expect((await risk.call(changeTaskStatus, retry)).error.errorDetail).toMatchObject([
    { source: 'dpa.delete' },
  ])
  expect((await admin.call(changeTaskStatus, retry)).body).toMatchObject({ permission: 'dpa.delete' })
})
