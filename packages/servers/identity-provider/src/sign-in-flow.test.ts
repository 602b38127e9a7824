import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { hashPassword } from '@portal/accounts/passwords/password-hash.ts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { createTestBrowser } from './testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { portalOrigin, startTestServer, type TestServer } from './testing/test-server.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await startTestDatabase()
  server = await startTestServer(database.url)
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await database?.stop()
})

const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${server.issuer}/.well-known/jwks.json`)), {
    issuer: server.issuer,
    audience: 'operations-portal',
    algorithms: ['RS256'],
  })

test('entering email and password returns to the portal with a code and the state', async () => {
  const { email } = await addOperator(database)
  const { at } = await createTestBrowser(server.issuer).authorize(email)
  expect(at.get('state')).toBe('state-1')
  expect(at.get('iss')).toBe(server.issuer)
  expect(at.get('code')).toMatch(/^[\w-]{40,}$/)
})

test('the code is exchanged for tokens that last an hour', async () => {
  const { email } = await addOperator(database)
  const tokens = await createTestBrowser(server.issuer).signIn(email)
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'openid system/operation' })
})

test('the ID token identifies the user', async () => {
  const { id, email } = await addOperator(database)
  const tokens = await createTestBrowser(server.issuer).signIn(email)
  const { payload } = await verify(tokens.id_token)
  expect(payload).toMatchObject({
    sub: id,
    email,
    given_name: 'Ada',
    family_name: "O'Neill",
    token_use: 'id',
    nonce: 'nonce-1',
  })
})

test('the access token contains user, client and scope, and is a JWT for the product API', async () => {
  const { id, email } = await addOperator(database)
  const tokens = await createTestBrowser(server.issuer).signIn(email)
  const { payload, protectedHeader } = await verify(tokens.access_token)
  expect(protectedHeader).toMatchObject({ typ: 'at+jwt', alg: 'RS256' })
  expect(payload).toMatchObject({
    sub: id,
    client_id: 'operations-portal',
    scope: 'openid system/operation',
    token_use: 'access',
  })
})

test.each([
  ['lower', 14],
  ['higher', 16],
])('a password hashed at a %s cost than today signs in', async (_, log2N) => {
  const { id, email } = await addOperator(database)
  const hash = await hashPassword('Correct-Horse-9', { log2N, r: 8, p: 1 })
  await database.pool.query('insert into identity.credential (user_id, password_hash) values ($1, $2)', [
    id,
    hash,
  ])
  const tokens = await createTestBrowser(server.issuer).signIn(email, 'Correct-Horse-9')
  expect(tokens).toHaveProperty('access_token')
})

test('a sign-in is recorded', async () => {
  const { id, email } = await addOperator(database)
  await createTestBrowser(server.issuer).signIn(email)
  const { rows } = await database.pool.query(
    `select last_sign_in_at > now() - interval '1 minute' as recent from operator where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ recent: true }])
})

test('a second authorize request in the same browser needs no password', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  await browser.signIn(email)
  const again = await browser.follow(await browser.request(browser.authorizeUrl().url))
  expect(again).toHaveProperty('outside')
})

test.each([['POST'], ['GET']])('%s userInfo returns the name and the email', async (method) => {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  const response = await browser.userInfo(tokens.access_token, method)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ sub: id, email, given_name: 'Ada', family_name: "O'Neill" })
})

test('userInfo refuses an ID token', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  const response = await browser.userInfo(tokens.id_token)
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toContain('invalid_token')
})

test('a refresh gives a new access token, ID token and refresh token', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  const { status, body } = await browser.refresh(tokens)
  expect(status).toBe(200)
  expect((await verify(body.id_token)).payload.email).toBe(email)
  expect(body.access_token).not.toBe(tokens.access_token)
  expect(body.refresh_token).not.toBe(tokens.refresh_token)
})

test('two simultaneous refreshes both succeed', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  const answers = await Promise.all([browser.refresh(tokens), browser.refresh(tokens)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('a revoked refresh token is refused', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  expect((await browser.revoke(tokens)).status).toBe(200)
  expect(await browser.refresh(tokens)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('discovery lists the portal’s paths', async () => {
  const discovery = await fetch(`${server.issuer}/.well-known/openid-configuration`)
  expect(await discovery.json()).toMatchObject({
    issuer: server.issuer,
    authorization_endpoint: `${server.issuer}/oauth2/authorize`,
    token_endpoint: `${server.issuer}/oauth2/token`,
    userinfo_endpoint: `${server.issuer}/oauth2/userInfo`,
    revocation_endpoint: `${server.issuer}/oauth2/revoke`,
    jwks_uri: `${server.issuer}/.well-known/jwks.json`,
    end_session_endpoint: `${server.issuer}/logout`,
    logout_uri_supported: true,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  })
})

test('the public keys contain no private parts', async () => {
  const response = await fetch(`${server.issuer}/.well-known/jwks.json`)
  const { keys } = JSON.parse(await response.text())
  expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})

test('the log contains no email, password, code or token', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.authorize(email)
  const { body } = await browser.exchange(answer)
  await browser.exchange(answer)
  expect(server.output()).toContain('"event":"sign-in"')
  for (const secret of [email, 'Correct-Horse-1', answer.at.get('code') ?? '', body.refresh_token]) {
    expect(server.output()).not.toContain(secret)
  }
})

test('health is reported', async () => {
  expect((await fetch(`${server.issuer}/health/live`)).status).toBe(200)
  expect(await (await fetch(`${server.issuer}/health/ready`)).json()).toEqual({ status: 'ok' })
})

test.each(['token', 'userInfo', 'revoke'])('the portal may call %s from scripts', async (path) => {
  const response = await fetch(`${server.issuer}/oauth2/${path}`, {
    method: 'OPTIONS',
    headers: {
      origin: portalOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe(portalOrigin)
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
})

test('a foreign origin gets no tokens', async () => {
  const response = await fetch(`${server.issuer}/oauth2/token`, {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
    body: new URLSearchParams({
      client_id: 'operations-portal',
      grant_type: 'refresh_token',
      refresh_token: 'x',
    }),
  })
  expect(response.status).toBe(400)
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

test('only the portal may read answers from scripts', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.exchange(await browser.authorize(email))
  expect(answer.headers.get('access-control-allow-origin')).toBe(portalOrigin)
  const foreign = await fetch(`${server.issuer}/oauth2/userInfo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${answer.body.access_token}`, origin: 'http://evil.example' },
  })
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
})
