import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestBrowser } from './testing/test-browser.ts'
import { addOperator, giveSecret, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { portalOrigin, startTestServer, type TestServer } from './testing/test-server.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await startTestDatabase()
  server = await startTestServer(database.url, { IDENTITY_ISSUER: 'https://sign-in.example' })
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await database?.stop()
})

/** A browser behind a proxy that terminates TLS, with the cookies that it receives. */
function browserOverTls() {
  const { request, authorizeUrl } = createTestBrowser(server.issuer)
  const cookies: string[] = []
  async function send(
    address: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await request(address, form, { 'x-forwarded-proto': 'https', ...headers })
    cookies.push(...response.headers.getSetCookie())
    return response
  }
  /** Follows redirects and returns the address at the portal, or of the page where they end. */
  async function follow(response: Response): Promise<URL> {
    const location = response.headers.get('location')
    if (!location) return new URL(response.url)
    const next = new URL(location, server.issuer)
    return next.origin === portalOrigin ? next : follow(await send(next.pathname + next.search))
  }
  return { cookies, send, follow, authorizeUrl }
}

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
const pathOf = (cookie: string) => /path=([^;]+)/i.exec(cookie)?.[1]

test('over TLS a sign-in restricts its cookies to this host, or to TLS where they have a path', async () => {
  const { email } = await addOperator(database)
  const { cookies, send, follow, authorizeUrl } = browserOverTls()
  const page = await follow(await send(authorizeUrl().url))
  const signedIn = await send(page.pathname, { email, password: 'Correct-Horse-1' })
  expect((await follow(signedIn)).searchParams.get('code')).toMatch(/./)
  expect(cookies.map(nameOf)).toEqual(
    expect.arrayContaining(['__Host-idp_session', '__Secure-idp_interaction', '__Secure-idp_device']),
  )
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; secure/i)
    expect(nameOf(cookie)).toMatch(pathOf(cookie) === '/' ? /^__Host-/ : /^__Secure-/)
    expect(cookie).not.toMatch(/; domain=/i)
  }
})

test('over TLS the link of a mail leads to a new password', async () => {
  const operator = await addOperator(database, { credentialState: 'RESET_REQUIRED' })
  await giveSecret(database, operator, 'PASSWORD_RESET', 'secret-number-1-of-this-test')
  const { cookies, send, follow } = browserOverTls()
  const page = await follow(await send('/password-reset/secret-number-1-of-this-test'))
  expect(cookies.map(nameOf)).toContain('__Secure-idp_secret')
  const chosen = 'A-fresh-Start-2'
  expect((await follow(await send(page.pathname, { password: chosen, repeated: chosen }))).origin).toBe(
    portalOrigin,
  )
})

test('nobody can hide behind other addresses by sending them to the proxy', async () => {
  const { send, follow, authorizeUrl } = browserOverTls()
  const page = await follow(await send(authorizeUrl().url))
  const form = { email: 'nobody@program.example', password: 'Not-The-Password-1' }
  for (const madeUp of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    await send(page.pathname, form, { 'x-forwarded-for': `${madeUp}, 198.51.100.7` })
  const { rows } = await database.pool.query('select times::integer from refused_sign_in')
  expect(rows).toEqual([{ times: 3 }])
})

test.each(['/nowhere', '/.well-known/jwks.json', '/oauth2/authorize'])(
  'the answer of %s keeps browsers on TLS for two years, including all subdomains',
  async (path) => {
    const { headers } = await browserOverTls().send(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  },
)
