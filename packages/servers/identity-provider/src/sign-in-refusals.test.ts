import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestBrowser } from './testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { demoPassword, startTestServer, type TestServer } from './testing/test-server.ts'

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

async function enter(email: string, password: string) {
  const browser = createTestBrowser(server.issuer)
  const { url } = await browser.openSignIn()
  const response = await browser.request(url, { email, password })
  return { status: response.status, text: await response.text(), browser, url }
}

async function openAuthorize(more: Record<string, string | undefined>) {
  const browser = createTestBrowser(server.issuer)
  return browser.follow(await browser.request(browser.authorizeUrl(more).url))
}

/** The page without the parts that differ between sign-ins. */
const comparable = (text: string, email: string) => text.replaceAll(email, '').replace(/\/login\/[\w-]+/, '')

test('a wrong password is reported, and the email stays', async () => {
  const { email } = await addOperator(database)
  const { status, text } = await enter(email, 'wrong')
  expect(status).toBe(422)
  expect(text).toContain(
    'role="alert" id="error">The email or password is incorrect. Check both and try again.<',
  )
  expect(text).toContain(`value="${email}"`)
})

test('the sixth wrong password warns about the coming wait, for unknown users too', async () => {
  const { email } = await addOperator(database)
  for (const one of [email, 'unknown-six@program.example']) {
    for (let failures = 1; failures < 6; failures += 1)
      expect((await enter(one, 'wrong')).text).toContain('Check both and try again.<')
    expect((await enter(one, 'wrong')).text).toContain(
      'Check both and try again. After 4 more failed attempts, you must wait before each further one.<',
    )
  }
})

test('an unknown user sees exactly what a known one sees', async () => {
  const { email } = await addOperator(database)
  const known = await enter(email, 'wrong')
  const unknown = await enter('nobody@program.example', 'wrong')
  expect(unknown.status).toBe(known.status)
  expect(comparable(unknown.text, 'nobody@program.example')).toBe(comparable(known.text, email))
})

test('the right password after a wrong one signs in, whatever the case of the email', async () => {
  const { email } = await addOperator(database)
  const { browser, url } = await enter(email, 'wrong')
  const reached = await browser.follow(
    await browser.request(url, { email: ` ${email.toUpperCase()} `, password: demoPassword }),
  )
  expect(reached).toHaveProperty('outside')
})

test('shows the entered email as text, not as markup', async () => {
  const { text } = await enter('"><script>alert(1)</script>', 'wrong')
  expect(text).not.toContain('<script')
  expect(text).toContain('&quot;&gt;&lt;script&gt;')
})

test('a null character in the email is handled as a wrong email', async () => {
  expect((await enter('a\0b@program.example', 'wrong')).status).toBe(422)
})

test('after a reset, only the right password reveals what to do', async () => {
  const { email } = await addOperator(database, { credentialState: 'RESET_REQUIRED' })
  const sentence = 'Your password was reset by an administrator. Open the link in the email'
  expect((await enter(email, demoPassword)).text).toContain(sentence)
  expect((await enter(email, 'wrong')).text).not.toContain(sentence)
})

test('an invited user without a password is refused like any other', async () => {
  const { email } = await addOperator(database, { credentialState: 'INVITED' })
  const { status, text } = await enter(email, demoPassword)
  expect(status).toBe(422)
  expect(text).toContain('Invited? Open the link in your email first.')
})

test('a form from another site is refused', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const { url } = await browser.openSignIn()
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await browser.request(url, { email, password: demoPassword }, foreign)).status).toBe(403)
})

test('a sign-in page opened in another browser is rejected as expired', async () => {
  const { url } = await createTestBrowser(server.issuer).openSignIn()
  const response = await createTestBrowser(server.issuer).request(url)
  expect(response.status).toBe(410)
  const text = await response.text()
  expect(text).toContain('This sign-in page has expired. Go back to the portal to start again.')
  expect(text).toContain('href="http://localhost:9000/"')
})

test.each([
  ['without a code challenge', { code_challenge: undefined, code_challenge_method: undefined }],
  ['with a plain code challenge', { code_challenge_method: 'plain' }],
  ['without a method', { code_challenge_method: undefined }],
])('an authorize request %s returns with invalid_request', async (_, more) => {
  const reached = await openAuthorize(more)
  if (!('outside' in reached)) throw new Error('stayed at the provider')
  expect(reached.outside.href).toContain('http://localhost:9000/callback?')
  expect(reached.outside.searchParams.get('error')).toBe('invalid_request')
  expect(reached.outside.searchParams.has('code')).toBe(false)
})

test.each([
  ['a foreign return address', { redirect_uri: 'http://evil.example/callback' }, 'Redirect URI not allowed'],
  ['a return address with a suffix', { redirect_uri: 'http://localhost:9000/callback/x' }, 'not allowed'],
  ['an unknown client', { client_id: 'stranger' }, 'Unknown application'],
])('an authorize request with %s is answered with a page, not a redirect', async (_, more, sentence) => {
  const reached = await openAuthorize(more)
  if (!('page' in reached)) throw new Error(`redirected to ${reached.outside}`)
  expect(reached.page.status).toBe(400)
  expect(await reached.page.text()).toContain(sentence)
})

test('the implicit flow is refused', async () => {
  const reached = await openAuthorize({ response_type: 'id_token token' })
  if (!('outside' in reached)) throw new Error('stayed at the provider')
  expect(reached.outside.href).toContain('error=unsupported_response_type')
})

test('a code with another verifier is refused', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.authorize(email)
  const { status, body } = await browser.exchange(answer, { code_verifier: 'f'.repeat(64) })
  expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_grant' })
})

test('a reused code is rejected and its tokens are revoked', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.authorize(email)
  const first = await browser.exchange(answer)
  const second = await browser.exchange(answer)
  expect(first.status).toBe(200)
  expect(second.body.error).toBe('invalid_grant')
  expect((await browser.refresh(first.body)).body.error).toBe('invalid_grant')
})

test('at most one of many simultaneous exchanges of a code succeeds', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.authorize(email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.exchange(answer)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
})

test('a code older than five minutes is refused', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.authorize(email)
  const { rows } = await database.pool.query(
    `update identity.artifact set expires_at = expires_at - interval '5 minutes'
     where model = 'AuthorizationCode' and consumed_at is null and payload->>'accountId' =
       (select id::text from operator where email = $1)
     returning expires_at <= now() as expired`,
    [email],
  )
  expect(rows).toEqual([{ expired: true }])
  expect((await browser.exchange(answer)).body.error).toBe('invalid_grant')
})

test('codes and tokens cannot be read from the database', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.authorize(email)
  const tokens = (await browser.exchange(answer)).body
  const { rows } = await database.pool.query('select id, payload::text from identity.artifact')
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(answer.at.get('code'))
  expect(stored).not.toContain(tokens.refresh_token)
})

test('limits how many sign-ins a signed-out visitor can start per minute, across all processes', async () => {
  const start = () => startTestServer(database.url, { SIGN_INS_PER_MINUTE: '5' })
  const limited = await Promise.all([start(), start()])
  await database.pool.query('delete from identity.begun_sign_in')
  const count = `select count(*)::integer from identity.artifact where model = 'Interaction'`
  const before = (await database.pool.query(count)).rows[0].count
  const begin = async (times: number) => {
    const browser = createTestBrowser(limited[times % 2]?.issuer ?? '')
    return (await browser.request(browser.authorizeUrl().url)).status
  }
  const statuses: number[] = []
  for (let times = 0; times < 12; times += 1) statuses.push(await begin(times))
  // The minute may have changed in between.
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(303))
  expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(10)
  expect(statuses).toContain(429)
  const after = (await database.pool.query(count)).rows[0].count
  expect(after - before).toBe(statuses.filter((status) => status === 303).length)
  await Promise.all(limited.map((one) => one.stop()))
})
