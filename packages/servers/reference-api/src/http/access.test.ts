import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getAccess } from '@portal/contract/people/me-endpoints.ts'
import { listSubjects, publishSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a refusal names the missing permission', async () => {
  const caller = await server.as('care')
  const body = { changeReason: 'Because the test says so.' }
  const { error } = await caller.call(publishSubject, { params: { subjectId: 'system' }, body })
  expect(error.errorDetail).toMatchObject([
    { source: 'subject.publish', message: 'Missing permission subject.publish (Subjects: Publish).' },
  ])
})

test('losing a role and being suspended take effect on the next call', async () => {
  const id = await server.operatorId('risk')
  const caller = await server.as('risk')
  expect((await caller.call(listSubjects, {})).status).toBe(200)
  await server.db.deleteFrom('operatorRole').where('operatorId', '=', id).execute()
  expect((await caller.call(listSubjects, {})).error.reason).toBe('PERMISSION_DENIED')
  await server.db.updateTable('operator').set({ status: 'SUSPENDED' }).where('id', '=', id).execute()
  expect((await caller.call(listSubjects, {})).error.reason).toBe('USER_SUSPENDED')
})

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1000)

test('a token issued before the operator was locked out or got a new password is rejected', async () => {
  const id = await server.operatorId('editor')
  const validFrom = new Date(Date.now() - 60_000)
  await server.db.updateTable('operator').set({ validFrom }).where('id', '=', id).execute()
  const statusOf = async (iat: number) => {
    const caller = server.withToken(await server.issuer.token(id, { iat }))
    return (await caller.call(getAccess, {})).status
  }
  expect(await statusOf(inSeconds(validFrom) - 1)).toBe(401)
  expect(await statusOf(inSeconds(validFrom))).toBe(200)
})

test('a token of an ended session is rejected, tokens of other sessions are not', async () => {
  const id = await server.operatorId('reviewer')
  const inSession = async (sid: string) => server.withToken(await server.issuer.token(id, { sid }))
  const [left, kept] = [await inSession('left'), await inSession('kept')]
  expect((await left.call(getAccess, {})).status).toBe(200)
  await server.db.insertInto('endedSession').values({ id: 'left' }).execute()
  const answers = await Promise.all([left, kept].map((caller) => caller.call(getAccess, {})))
  expect(answers.map(({ status }) => status)).toEqual([401, 200])
})

test('without the account in its address, a call is about the caller’s own account', async () => {
  const answer = await (await server.as('viewer')).send('GET', '/')
  expect(answer.body).toMatchObject({ id: 'c2p-demo', apiVersion: '4' })
})

test('does not blame the caller when the key set cannot be loaded', async () => {
  const orphan = await startTestServer({ issuer: 'http://localhost:1' })
  try {
    const answer = await (await orphan.as('admin')).call(getAccess, {})
    expect([answer.status, answer.error.reason]).toEqual([502, 'UPSTREAM_ERROR'])
  } finally {
    await orphan.stop()
  }
})
