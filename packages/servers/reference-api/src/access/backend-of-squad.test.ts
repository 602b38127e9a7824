import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { feeBackend } from '@portal/server-common/testing/fee-backend.ts'
import { listeningBackend } from '@portal/server-common/testing/listening-backend.ts'
import { startTestServer, type TestServer, testCaller } from '../testing/test-server.ts'

let api: TestServer
let backend: Awaited<ReturnType<typeof listeningBackend>>

beforeAll(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  api = await startTestServer()
  backend = await listeningBackend(feeBackend(), { API_URL: api.url, IDENTITY_ISSUER: api.issuer.url })
})

afterAll(async () => {
  await backend.close()
  await api.stop()
  jest.restoreAllMocks()
})

/** A caller of the squad's backend with the token of a demo account. */
const as = async (name: string) =>
  testCaller(backend.url, await api.issuer.token(await api.operatorId(name), { jti: crypto.randomUUID() }))

test('a squad’s call is open to those who have its permission in the product API', async () => {
  const body = { name: 'Card fee', percent: 2 }
  const allowed = await (await as('onboarding')).send('POST', '/fees', { body })
  expect([allowed.status, allowed.body]).toEqual([201, expect.objectContaining(body)])
  const { status, error } = await (await as('viewer')).send('POST', '/fees', { body })
  expect([status, error.reason]).toEqual([403, 'PERMISSION_DENIED'])
  expect(error.errorDetail.map(({ source }) => source)).toEqual(['dpa.create', 'dpa.update'])
})

test('a suspended operator is refused with the reason', async () => {
  const { status, error } = await (await as('suspended')).send('GET', '/fees/f1')
  expect([status, error.reason]).toEqual([403, 'USER_SUSPENDED'])
})

test('somebody whom the product API does not know is not signed in', async () => {
  const token = await api.issuer.token(crypto.randomUUID())
  const { status, error } = await testCaller(backend.url, token).send('GET', '/fees/f1', {})
  expect([status, error.reason]).toEqual([401, 'UNAUTHENTICATED'])
})
