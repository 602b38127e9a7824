import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { createTestBrowser, type Tokens } from '../testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await startTestDatabase()
  server = await startTestServer(database.url, { IDENTITY_TEST_SWITCHES: 'true' })
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await database?.stop()
})

const turn = (switches: object, issuer = server.issuer) =>
  fetch(`${issuer}/test-switches`, { method: 'POST', body: JSON.stringify(switches) })

afterEach(async () => {
  await turn({})
})

async function signIn() {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  return { browser, tokens: await browser.signIn(email) }
}

const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${server.issuer}/.well-known/jwks.json`)))

test('without the setting there are no switches', async () => {
  const other = await startTestServer(database.url)
  expect((await turn({ newKey: true }, other.issuer)).status).toBe(404)
  expect((await fetch(`${other.issuer}/test-switches`)).status).toBe(404)
  await other.stop()
})

test('the switches report their state, and unnamed ones are off', async () => {
  await turn({ newKey: true, keySetDelayMs: 5 })
  const answer = await turn({ keySetDelayMs: 7 })
  const expected = {
    clockSkewSeconds: 0,
    failures: {},
    keySetDelayMs: 7,
    newKey: false,
  }
  expect(await answer.json()).toEqual(expected)
  expect(await (await fetch(`${server.issuer}/test-switches`)).json()).toEqual(expected)
})

test.each(['{"newKee": true}', '{"keySetDelayMs": "long"}', 'x'])('%s turns no switch', async (body) => {
  const answer = await fetch(`${server.issuer}/test-switches`, { method: 'POST', body })
  expect([400, 422]).toContain(answer.status)
})

test.each([3600, -3600])(
  'tokens are dated by a clock that is off by %s seconds',
  async (clockSkewSeconds) => {
    await turn({ clockSkewSeconds })
    const begun = Math.floor(Date.now() / 1000)
    const { tokens } = await signIn()
    const ended = Date.now() / 1000
    for (const name of ['access_token', 'id_token'] as const satisfies (keyof Tokens)[]) {
      const { iat = 0, exp = 0 } = decodeJwt(tokens[name])
      expect(iat - clockSkewSeconds).toBeGreaterThanOrEqual(begun)
      expect(iat - clockSkewSeconds).toBeLessThanOrEqual(ended)
      expect(exp - iat).toBe(3600)
      const protectedHeader = decodeProtectedHeader(tokens[name])
      expect(protectedHeader.typ).toBe(name === 'access_token' ? 'at+jwt' : undefined)
    }
  },
)

test.each(['/oauth2/token', '/oauth2/userInfo', '/.well-known/jwks.json', '/oauth2/authorize'])(
  '%s can be made to fail',
  async (path) => {
    await turn({ failures: { [path]: 503 } })
    expect((await fetch(`${server.issuer}${path}`)).status).toBe(503)
    expect((await fetch(`${server.issuer}/health/live`)).status).toBe(200)
    await turn({})
    expect((await fetch(`${server.issuer}${path}`)).status).not.toBe(503)
  },
)

test('the key set can be delayed', async () => {
  await turn({ keySetDelayMs: 300 })
  const start = Date.now()
  await fetch(`${server.issuer}/.well-known/jwks.json`)
  expect(Date.now() - start).toBeGreaterThanOrEqual(295)
})

test('with another key, tokens and key set agree on it, and userInfo takes it', async () => {
  const { tokens: before } = await signIn()
  await turn({ newKey: true })
  const { browser, tokens } = await signIn()
  expect(decodeProtectedHeader(tokens.id_token).kid).not.toBe(decodeProtectedHeader(before.id_token).kid)
  expect((await verify(tokens.id_token)).payload.nonce).toBe('nonce-1')
  expect((await verify(tokens.access_token)).payload.token_use).toBe('access')
  await expect(verify(before.id_token)).rejects.toThrow('no applicable key')
  expect((await browser.userInfo(tokens.access_token)).status).toBe(200)
})
