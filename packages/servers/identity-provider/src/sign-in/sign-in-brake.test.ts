import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestBrowser } from '../testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { demoPassword, startTestServer, type TestServer } from '../testing/test-server.ts'

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

beforeEach(async () => {
  await database.pool.query('delete from identity.sign_in_attempt')
})

async function enter(email: string, password: string, browser = createTestBrowser(server.issuer)) {
  const { url } = await browser.openSignIn()
  return browser.request(url, { email, password })
}

async function failOften(email: string, times = 10) {
  const answers = await Promise.all(Array.from({ length: times }, () => enter(email, 'wrong')))
  return answers.map(({ status }) => status)
}

const pass = (seconds: number) =>
  database.pool.query('update identity.sign_in_attempt set last_at = last_at - make_interval(secs => $1)', [
    seconds,
  ])

test('after ten failures even the right password has to wait', async () => {
  const { email } = await addOperator(database)
  expect(await failOften(email)).toEqual(Array(10).fill(422))
  await pass(-30)
  const response = await enter(email, demoPassword)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.text()).toMatch(/Too many sign-in attempts\. Wait \d+ seconds? and try again\./)
})

test('after the wait, the right password signs in', async () => {
  const { email } = await addOperator(database)
  await failOften(email)
  await pass(6)
  expect((await enter(email, demoPassword)).status).toBe(303)
})

test('signing in resets the count', async () => {
  const { email } = await addOperator(database)
  await failOften(email, 9)
  expect((await enter(email, demoPassword)).status).toBe(303)
  expect((await enter(email, 'wrong')).status).toBe(422)
})

test('compares only the free ones of many simultaneous attempts', async () => {
  const { email } = await addOperator(database)
  const statuses = await failOften(email, 20)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('slows down attempts with an unknown email in the same way', async () => {
  await failOften('nobody@program.example')
  await pass(-30)
  expect((await enter('nobody@program.example', 'wrong')).status).toBe(429)
})

test('attempts from elsewhere do not block a browser that an operator has used before', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  await browser.signIn(email)
  await browser.request('/logout?client_id=operations-portal')
  await failOften(email)
  expect((await enter(email, demoPassword, browser)).status).toBe(303)
})

test('slows down an address that tries many emails', async () => {
  const { email } = await addOperator(database)
  await enter(email, 'wrong')
  await database.pool.query('update identity.sign_in_attempt set failures = 100')
  const { email: other } = await addOperator(database)
  expect((await enter(other, demoPassword)).status).toBe(429)
})

test('admits a browser that an operator has used before despite a slowed address', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  await browser.signIn(email)
  await browser.request('/logout?client_id=operations-portal')
  const { email: other } = await addOperator(database)
  await enter(other, 'wrong')
  await database.pool.query('update identity.sign_in_attempt set failures = 100')
  expect((await enter(other, demoPassword)).status).toBe(429)
  expect((await enter(email, demoPassword, browser)).status).toBe(303)
})

test('slows down a browser that an operator has used before after its failures', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  await browser.signIn(email)
  await browser.request('/logout?client_id=operations-portal')
  for (let times = 0; times < 10; times += 1) await enter(email, 'wrong', browser)
  await pass(-30)
  expect((await enter(email, demoPassword, browser)).status).toBe(429)
})

test('records refused attempts in the audit trail, with a count and keyed hashes of account and address', async () => {
  const { id, email } = await addOperator(database)
  await failOften(email, 3)
  await enter('somebody-else@program.example', 'wrong')
  const { rows } = await database.pool.query(
    'select *, times::integer from refused_sign_in where operator_id = $1 or operator_id is null',
    [id],
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ operator_id: id, times: 3, reason: 'CREDENTIALS_REFUSED' }),
  )
  expect(rows.filter(({ operator_id }) => operator_id === null).length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1|::1/)
})

test('the database contains no email addresses', async () => {
  const { email } = await addOperator(database)
  await enter(email, 'wrong')
  const { rows } = await database.pool.query('select key from identity.sign_in_attempt')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('@')
})
