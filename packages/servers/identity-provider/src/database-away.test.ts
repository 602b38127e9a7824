import { beforeAll, expect, test } from '@jest/globals'
import { createTestBrowser, type Tokens } from './testing/test-browser.ts'
import { addOperator, startTestPostgres } from './testing/test-database.ts'
import { startTestServer } from './testing/test-server.ts'

const answers = new Map<string, Response>()
let texts: string

const facts = (what: string) => {
  const { status, headers } = answers.get(what) ?? new Response()
  return [status, headers.get('retry-after')]
}

beforeAll(async () => {
  const database = await startTestPostgres()
  const { email } = await addOperator(database)
  const server = await startTestServer(database.url)
  const browser = createTestBrowser(server.issuer)
  const tokens: Tokens = await browser.signIn(email)
  await database.stop()
  answers.set('the sign-in page', await browser.request(browser.authorizeUrl().url))
  answers.set('a renewal', await fetch(`${server.issuer}/oauth2/token`, renewal(tokens)))
  answers.set('the user', await browser.userInfo(tokens.access_token))
  answers.set('readiness', await fetch(`${server.issuer}/health/ready`))
  answers.set('the keys', await fetch(`${server.issuer}/.well-known/jwks.json`))
  texts = (await Promise.all([...answers.values()].map((answer) => answer.text()))).join('\n')
  await server.stop()
}, 60_000)

const renewal = ({ refresh_token }: Tokens) => ({
  method: 'POST',
  headers: { origin: 'http://localhost:9000' },
  body: new URLSearchParams({
    client_id: 'operations-portal',
    grant_type: 'refresh_token',
    refresh_token,
  }),
})

test.each(['the sign-in page', 'a renewal', 'the user'])(
  'without its database the provider asks to retry: %s',
  (what) => {
    expect(facts(what)).toEqual([503, '2'])
  },
)

test('it reports itself not ready, and still serves its keys', () => {
  expect(facts('readiness')[0]).toBe(503)
  expect(facts('the keys')[0]).toBe(200)
})

test('its errors reveal neither the database nor the query', () => {
  expect(texts).not.toMatch(/postgres|select |ENOENT|ECONNREFUSED|\.s\.PGSQL/)
})
