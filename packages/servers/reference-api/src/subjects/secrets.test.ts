import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  createSecret,
  listSecrets,
  listSubjectHistory,
  revokeSecret,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
const create = (subjectId: string, more: { expiresAt?: string } = {}) =>
  admin.call(createSecret, { params: { subjectId }, body: { purpose: 'API_CLIENT', changeReason, ...more } })
const list = (subjectId: string) => admin.call(listSecrets, { params: { subjectId } })
const revoke = (subjectId: string, secretId: string) =>
  admin.call(revokeSecret, { params: { subjectId, secretId } }, { changeReason })

async function anyOf(type: 'SRCI' | 'DCF' | 'EXT_BACKEND'): Promise<string> {
  const row = await server.db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return row.id
}

test('shows a secret once and masks it afterwards', async () => {
  const { status, body } = await create('system')
  expect([status, body.value]).toEqual([201, expect.stringMatching(/^[\w-]{43}$/)])
  const { items } = (await list('system')).body
  expect(items).toMatchObject([
    {
      secretId: body.secretId,
      maskedValue: `••••${body.value.slice(-4)}`,
      status: 'ACTIVE',
      expiresAt: null,
    },
  ])
})

test('two secrets of a purpose can be in use; a third requires revoking one', async () => {
  const subjectId = await anyOf('SRCI')
  const first = await create(subjectId)
  expect((await create(subjectId)).status).toBe(201)
  expect((await create(subjectId)).error.reason).toBe('SECRET_LIMIT')
  expect((await revoke(subjectId, first.body.secretId)).status).toBe(204)
  expect((await create(subjectId)).status).toBe(201)
})

test('of many concurrent callers, two get a secret', async () => {
  const subjectId = await anyOf('DCF')
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(subjectId)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
})

test('a revoked secret cannot be revoked again', async () => {
  const subjectId = await anyOf('EXT_BACKEND')
  const { body } = await create(subjectId)
  await revoke(subjectId, body.secretId)
  expect((await revoke(subjectId, body.secretId)).error.reason).toBe('INVALID_STATE')
})

test('a secret of another subject is not found', async () => {
  const { items } = (await list('system')).body
  expect((await revoke(await anyOf('DCF'), items[0]?.secretId ?? '')).error.reason).toBe('SECRET_NOT_FOUND')
})

test.each([
  ['in the past', '2020-01-01T00:00:00.000Z'],
  ['in ten years', new Date(Date.now() + 3650 * 86_400_000).toISOString()],
])('a secret cannot expire %s', async (_, expiresAt) => {
  expect((await create('system', { expiresAt })).error.errorDetail[0]).toMatchObject({
    source: '/expiresAt',
    reason: 'OUT_OF_RANGE',
  })
})

test('an expired secret is shown as expired and makes room', async () => {
  const subjectId = 'system'
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const { body } = await create(subjectId, { expiresAt })
  await server.db
    .updateTable('secret')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', body.secretId)
    .execute()
  const { items } = (await list(subjectId)).body
  expect(items.find(({ secretId }) => secretId === body.secretId)?.status).toBe('EXPIRED')
  expect((await create(subjectId)).status).toBe(201)
})

test('history mentions secrets without showing them', async () => {
  const { body } = await admin.call(listSubjectHistory, {
    params: { subjectId: 'system' },
    query: { action: ['SECRET_CREATED'], pageSize: 1 },
  })
  expect(body.items).toMatchObject([
    {
      action: 'SECRET_CREATED',
      changeReason,
      changes: [{ op: 'ADD', after: expect.stringMatching(/^••••[\w-]{4}$/) }],
    },
  ])
})
