import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestBrowser, type Tokens } from './testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

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

async function signIn() {
  const { id, email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const tokens = await browser.signIn(email)
  const renew = async (old: Tokens) => (await browser.refresh(old)).body
  return { id, browser, tokens, renew }
}

/** Ages an operator's used tokens. */
const ageTokens = (operatorId: string, seconds: number) =>
  database.pool.query(
    `update identity.artifact set consumed_at = consumed_at - make_interval(secs => $2)
     where model = 'RefreshToken' and consumed_at > to_timestamp(1) and payload->>'accountId' = $1`,
    [operatorId, seconds],
  )

const eventsOf = async (operatorId: string) =>
  (await database.pool.query('select action from operator_event where operator_id = $1', [operatorId])).rows

test('each renewal returns a new refresh token', async () => {
  const { id, tokens, renew } = await signIn()
  const second = await renew(tokens)
  await ageTokens(id, 60)
  const third = await renew(second)
  expect(new Set([tokens, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3)
  expect(third).toHaveProperty('access_token')
})

test('a refresh token is too long to guess', async () => {
  const { tokens } = await signIn()
  const BITS_PER_CHARACTER = 6
  expect(tokens.refresh_token).toMatch(/^[\w-]+$/)
  expect(tokens.refresh_token.length * BITS_PER_CHARACTER).toBeGreaterThanOrEqual(128)
})

test('reusing a refresh token ends the session and everything issued in it', async () => {
  const { id, browser, tokens, renew } = await signIn()
  const second = await renew(tokens)
  await ageTokens(id, 11)
  expect(await renew(tokens)).toMatchObject({ error: 'invalid_grant' })
  expect(await renew(second)).toMatchObject({ error: 'invalid_grant' })
  expect((await browser.userInfo(second.access_token)).status).toBe(401)
  expect(await browser.follow(await browser.request(browser.authorizeUrl().url))).toHaveProperty('page')
  expect(await eventsOf(id)).toEqual([{ action: 'USER_TOKEN_REUSED' }])
})

test('retrying a renewal after a lost response returns working tokens', async () => {
  const { id, tokens, renew } = await signIn()
  await renew(tokens)
  const again = await renew(tokens)
  await ageTokens(id, 60)
  expect(await renew(again)).toHaveProperty('access_token')
  expect(await eventsOf(id)).toEqual([])
})

test('two tabs that renew at the same time both keep working', async () => {
  const { tokens, renew } = await signIn()
  const answers = await Promise.all([renew(tokens), renew(tokens)])
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined])
})

test('of two renewals with one token at the same time, one keeps working and the other is detected', async () => {
  const { id, tokens, renew } = await signIn()
  const [mine, copy] = [await renew(tokens), await renew(tokens)]
  expect(await renew(mine)).toHaveProperty('access_token')
  expect(await renew(copy)).toMatchObject({ error: 'invalid_grant' })
  expect(await eventsOf(id)).toEqual([{ action: 'USER_TOKEN_REUSED' }])
})

test('once its successor was used, a refresh token is refused immediately', async () => {
  const { id, tokens, renew } = await signIn()
  await renew(await renew(tokens))
  expect(await renew(tokens)).toMatchObject({ error: 'invalid_grant' })
  expect(await eventsOf(id)).toHaveLength(1)
})

test('two sign-ins in one session renew their tokens independently', async () => {
  const { id, browser, tokens, renew } = await signIn()
  const other = await browser.signIn('unused: the session is open')
  const renewed = await renew(tokens)
  await ageTokens(id, 60)
  expect(await renew(other)).toHaveProperty('access_token')
  expect(await renew(renewed)).toHaveProperty('access_token')
  expect(await eventsOf(id)).toEqual([])
})

test('reusing a token of one sign-in also ends the other sign-ins of its session', async () => {
  const { browser, tokens, renew } = await signIn()
  const other = await browser.signIn('unused: the session is open')
  await renew(await renew(tokens))
  expect(await renew(tokens)).toMatchObject({ error: 'invalid_grant' })
  expect(await renew(other)).toMatchObject({ error: 'invalid_grant' })
})

test('concurrent use of a refresh token never fails because of locks', async () => {
  const { tokens, renew } = await signIn()
  const first = await Promise.all(Array.from({ length: 6 }, () => renew(tokens)))
  const answers = await Promise.all(first.map(renew))
  expect(answers.filter(({ error }) => error === undefined).length).toBeLessThanOrEqual(1)
  expect(new Set(answers.map(({ error }) => error ?? 'renewed'))).toEqual(
    new Set(['renewed', 'invalid_grant']),
  )
})
