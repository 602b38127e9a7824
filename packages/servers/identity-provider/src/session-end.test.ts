import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { deleteArtifactsOfOperator } from '@portal/accounts/sessions/end-sessions.ts'
import { connect } from '@portal/reference-api/database/connect.ts'
import { untilBlocked } from '@portal/reference-api/testing/until-blocked.ts'
import { sql } from 'kysely'
import { createTestBrowser, type Tokens } from './testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { demoPassword, portalOrigin, startTestServer, type TestServer } from './testing/test-server.ts'

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

const refused = { status: 400, body: { error: 'invalid_grant' } }
const logout = `/logout?client_id=operations-portal&logout_uri=${encodeURIComponent(`${portalOrigin}/sign-in`)}`

const suspend = (id: string) =>
  database.pool.query(`update operator set status = 'SUSPENDED' where id = $1`, [id])

/** Makes an operator's session older. */
async function pass(id: string, minutes: number) {
  await database.pool.query(
    `update identity.artifact
     set expires_at = expires_at - make_interval(mins => $2),
         payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::bigint - $2 * 60))
     where model = 'Session' and payload->>'accountId' = $1`,
    [id, minutes],
  )
}

type Browser = ReturnType<typeof createTestBrowser>

async function renewed(browser: Browser, tokens: Tokens): Promise<Tokens> {
  const { status, body } = await browser.refresh(tokens)
  expect(status).toBe(200)
  return body
}

async function isAskedToSignIn(browser: ReturnType<typeof createTestBrowser>) {
  return 'page' in (await browser.follow(await browser.request(browser.authorizeUrl().url)))
}

test('a suspended user gets a code whose exchange is refused', async () => {
  const { email } = await addOperator(database, { status: 'SUSPENDED' })
  const browser = createTestBrowser(server.issuer)
  expect(await browser.exchange(await browser.authorize(email))).toMatchObject(refused)
})

test('suspending a user immediately ends refresh and userInfo', async () => {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  await suspend(id)
  expect(await browser.refresh(tokens)).toMatchObject(refused)
  expect((await browser.userInfo(tokens.access_token)).status).toBe(401)
})

test('signing out returns to the portal and ends the session with its refresh token', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  const response = await browser.request(logout)
  expect(response.headers.get('location')).toBe(`${portalOrigin}/sign-in`)
  expect(await isAskedToSignIn(browser)).toBe(true)
  expect(await browser.refresh(tokens)).toMatchObject(refused)
})

/** Signs in with the password although this browser is signed in. */
async function signInAgain(browser: ReturnType<typeof createTestBrowser>, email: string) {
  const { url, verifier } = browser.authorizeUrl({ prompt: 'login' })
  const signIn = await browser.follow(await browser.request(url))
  if (!('page' in signIn)) throw new Error('not asked to sign in')
  const reached = await browser.follow(
    await browser.request(signIn.page.url, { email, password: demoPassword }),
  )
  if (!('outside' in reached)) throw new Error('not signed in')
  const { body } = await browser.exchange({ at: reached.outside.searchParams, verifier })
  return body
}

test('signing in again before the end starts a full session', async () => {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  let tokens = await browser.signIn(email)
  for (let hour = 1; hour < 12; hour += 1) {
    await pass(id, 59)
    tokens = await renewed(browser, tokens)
  }
  await pass(id, 59)
  tokens = await signInAgain(browser, email)
  for (const minutes of [50, 50]) {
    await pass(id, minutes)
    tokens = await renewed(browser, tokens)
  }
})

test('when another user signs in with the same browser, the previous session ends', async () => {
  const [first, second] = [await addOperator(database), await addOperator(database)]
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(first.email)
  const body = await signInAgain(browser, second.email)
  expect(await (await browser.userInfo(body.access_token)).json()).toMatchObject({ email: second.email })
  expect(await browser.refresh(tokens)).toMatchObject(refused)
})

const endings: Record<string, (browser: Browser, tokens: Tokens) => Promise<unknown>> = {
  'signing out': (browser) => browser.request(logout),
  revocation: (browser, tokens) => browser.revoke(tokens),
}

test.each(Object.entries(endings))('%s ends the access token', async (_, end) => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  expect((await browser.userInfo(tokens.access_token)).status).toBe(200)
  await end(browser, tokens)
  expect((await browser.userInfo(tokens.access_token)).status).toBe(401)
})

test('a session that ends while a request uses it does not come back', async () => {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  await browser.signIn(email)
  const db = connect(database.url)
  let answering: Promise<Response> | undefined
  await db.transaction().execute(async (ending) => {
    await sql`select 1 from identity.artifact where payload ->> 'accountId' = ${id} for update`.execute(
      ending,
    )
    answering = browser.request(browser.authorizeUrl().url)
    await untilBlocked(db)
    await deleteArtifactsOfOperator(ending, id)
  })
  await answering
  await db.destroy()
  expect(await isAskedToSignIn(browser)).toBe(true)
})

test('a repeated code ends the access token that it gave', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.authorize(email)
  const { body: tokens } = await browser.exchange(answer)
  expect(await browser.exchange(answer)).toMatchObject(refused)
  expect((await browser.userInfo(tokens.access_token)).status).toBe(401)
})

test('signing in again after signing out gives working tokens', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  await browser.signIn(email)
  await browser.request(logout)
  const tokens = await browser.signIn(email)
  expect((await browser.userInfo(tokens.access_token)).status).toBe(200)
})

test('signing out without a session also returns to the portal', async () => {
  const response = await createTestBrowser(server.issuer).request(logout)
  expect(response.headers.get('location')).toBe(`${portalOrigin}/sign-in`)
})

test('signing out without a return address shows a page', async () => {
  const response = await createTestBrowser(server.issuer).request('/logout?client_id=operations-portal')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('You are signed out.')
})

test.each([
  ['a foreign address', 'client_id=operations-portal&logout_uri=http://evil.example/'],
  [
    'two addresses',
    `client_id=operations-portal&logout_uri=${portalOrigin}/&logout_uri=http://evil.example/`,
  ],
  ['an unknown client', `client_id=stranger&logout_uri=${portalOrigin}/`],
])('signing out with %s is refused and keeps the session', async (_, query) => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  await browser.signIn(email)
  const response = await browser.request(`/logout?${query}`)
  expect(response.status).toBe(400)
  expect(response.headers.has('location')).toBe(false)
  expect(await isAskedToSignIn(browser)).toBe(false)
})

test('an hour without a refresh ends the session', async () => {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  await pass(id, 61)
  expect(await browser.refresh(tokens)).toMatchObject(refused)
  expect(await isAskedToSignIn(browser)).toBe(true)
})

test('each refresh extends the session by an hour', async () => {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  let tokens = await browser.signIn(email)
  for (const minutes of [50, 50, 50]) {
    await pass(id, minutes)
    tokens = await renewed(browser, tokens)
  }
})

test('the session ends twelve hours after the password, however active it was', async () => {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  let tokens = await browser.signIn(email)
  for (let hour = 1; hour < 12; hour += 1) {
    await pass(id, 59)
    tokens = await renewed(browser, tokens)
  }
  await pass(id, 50)
  tokens = await renewed(browser, tokens)
  await pass(id, 25)
  expect(await browser.refresh(tokens)).toMatchObject(refused)
})

test('the tokens contain the end of the session without renewal, and the latest end', async () => {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  let tokens = await browser.signIn(email)
  expect(tokens.refresh_expires_in).toBe(3600)
  for (let hour = 1; hour < 12; hour += 1) {
    await pass(id, 59)
    tokens = await renewed(browser, tokens)
  }
  await pass(id, 50)
  const { body } = await browser.refresh(tokens)
  expect(body.refresh_expires_in).toBeGreaterThan(20 * 60)
  expect(body.refresh_expires_in).toBeLessThanOrEqual(21 * 60)
})

test('a restart keeps the signing key, the session and the refresh token', async () => {
  const { email } = await addOperator(database)
  const port = new URL(server.issuer).port
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  await server.stop()
  server = await startTestServer(database.url, { IDENTITY_PORT: port })
  expect((await browser.userInfo(tokens.access_token)).status).toBe(200)
  expect((await browser.refresh(tokens)).status).toBe(200)
  expect(await isAskedToSignIn(browser)).toBe(false)
})
