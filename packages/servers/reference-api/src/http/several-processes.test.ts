import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import { getAccess } from '@portal/contract/people/me-endpoints.ts'
import { disableUser } from '@portal/contract/people/user-endpoints.ts'
import { type RunningApi, startApi } from '../start-api.ts'
import { CARE_CASE } from '../testing/sample-care.ts'
import { startTestServer, type TestServer, testCaller } from '../testing/test-server.ts'

const LIMIT = lookUpIdentity.callsPerMinute ?? 0

let server: TestServer
let other: RunningApi

beforeAll(async () => {
  server = await startTestServer()
  other = await startApi(server.settings)
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

/** One operator, signed in at both processes. */
async function callersAs(name: string) {
  const token = await server.issuer.token(await server.operatorId(name))
  return [server.withToken(token), testCaller(other.address, token)] as const
}

/** Calls as one operator, alternating between the two processes. */
async function lookUpAs(name: string) {
  const callers = await callersAs(name)
  const identityValue = 'nobody@consumer.example'
  const body = { identityType: 'EMAIL_ADDRESS', identityValue, case: CARE_CASE } as const
  return (turn: number) => callers[turn % 2 === 0 ? 0 : 1].call(lookUpIdentity, { body })
}

const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn)

test('the limit of an operator applies across processes', async () => {
  const lookUp = await lookUpAs('care')
  const answers = await Promise.all(turns(4 * LIMIT).map(lookUp))
  const taken = answers.filter(({ status }) => status === 200).length
  // Each of the two may allow less than a tenth more before it learns of the other's calls.
  expect(taken).toBeGreaterThanOrEqual(LIMIT)
  expect(taken).toBeLessThan(1.2 * LIMIT)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.error.reason).toBe('RATE_LIMIT_EXCEEDED')
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50)
})

test('an operator within the limit is never rejected, however the calls are spread', async () => {
  const lookUp = await lookUpAs('admin')
  for (const turn of turns(LIMIT)) expect((await lookUp(turn)).status).toBe(200)
})

test('an operator suspended at one process is rejected by the other on the next call', async () => {
  const [, elsewhere] = await callersAs('viewer')
  expect((await elsewhere.call(getAccess, {})).status).toBe(200)
  const params = { userId: await server.operatorId('viewer') }
  const admin = await server.as('admin')
  await admin.call(disableUser, { params, body: { changeReason: 'Because the test says so.' } })
  expect((await elsewhere.call(getAccess, {})).error.reason).toBe('USER_SUSPENDED')
})
