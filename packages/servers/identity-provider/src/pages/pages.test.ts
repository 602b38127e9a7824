import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestBrowser } from '../testing/test-browser.ts'
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { portalOrigin, startTestServer, type TestServer } from '../testing/test-server.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await startTestDatabase()
  server = await startTestServer(database.url, {
    ACCOUNT_ENVIRONMENT: 'STAGING',
    PRODUCT_TITLE: 'Program desk',
  })
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await database?.stop()
})

test('the sign-in page shows product and environment and has no script', async () => {
  const { text } = await createTestBrowser(server.issuer).openSignIn()
  expect(text).toContain('<title>Sign in · Program desk</title>')
  expect(text).toContain('>Staging<')
  expect(text).not.toContain('<script')
})

test('the fields are labeled and known to password managers', async () => {
  const { text } = await createTestBrowser(server.issuer).openSignIn()
  expect(text).toMatch(/<label for="email">Email<\/label>\s*<input id="email"[^>]* autocomplete="username"/)
  expect(text).toMatch(
    /<label for="password">Password<\/label>\s*<input id="password"[^>]* autocomplete="current-password"/,
  )
})

test('the sign-in page runs no script, cannot be framed and is not cached', async () => {
  const { headers } = await createTestBrowser(server.issuer).openSignIn()
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(new RegExp(`; form-action 'self' ${portalOrigin}$`))
  expect(policy).not.toContain('unsafe')
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
})

test('the sign-in form for the command line leads to its port, and no other page leads there', async () => {
  const browser = createTestBrowser(server.issuer)
  const client = { client_id: 'operations-portal-cli', redirect_uri: 'http://127.0.0.1:45678/callback' }
  const reached = await browser.follow(await browser.request(browser.authorizeUrl(client).url))
  if (!('page' in reached)) throw new Error('There is no sign-in page.')
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy')
  expect(policyOf(reached.page)).toMatch(/; form-action 'self' http:\/\/127\.0\.0\.1:45678$/)
  const form = { email: 'nobody@program.example', password: 'Not-The-Password-1' }
  const refused = await browser.request(reached.page.url, form)
  expect(policyOf(refused)).toBe(policyOf(reached.page))
  for (const path of ['/nowhere', '/new-password', '/mail'])
    expect(policyOf(await browser.request(path))).not.toContain('127.0.0.1')
})

test.each(['/nowhere', '/new-password', '/.well-known/jwks.json', '/health/live', '/oauth2/authorize'])(
  'no other site can load the answer of %s as a resource',
  async (path) => {
    const { headers } = await createTestBrowser(server.issuer).request(path)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  },
)

test('scripts and other sites cannot reach the cookies', async () => {
  const browser = createTestBrowser(server.issuer)
  const response = await browser.request(browser.authorizeUrl().url)
  for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/samesite=lax; httponly/i)
})

test('a page loads only the typeface, which browsers may cache', async () => {
  const { text } = await createTestBrowser(server.issuer).openSignIn()
  const loaded = [...text.matchAll(/(?:url\(|(?:src|rel="preload" href)=")([^)"]+)/g)].map(
    ([, address]) => address,
  )
  expect(new Set(loaded).size).toBe(1)
  const font = await fetch(`${server.issuer}${loaded[0]}`)
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect(font.headers.get('cache-control')).toContain('immutable')
})

test('an unknown address has a page', async () => {
  const response = await createTestBrowser(server.issuer).request('/nowhere')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('There is nothing at this address.')
})

test('a wrong method is refused', async () => {
  const response = await fetch(`${server.issuer}/logout`, { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET')
})

test('an oversized form is refused', async () => {
  const browser = createTestBrowser(server.issuer)
  const { url } = await browser.openSignIn()
  const response = await browser.request(url, { email: 'a@program.example', password: 'x'.repeat(10_000) })
  expect(response.status).toBe(413)
})
