import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { createTestBrowser, type Tokens } from './testing/test-browser.ts'
import { addOperator, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { demoPassword, portalOrigin, startTestServer, type TestServer } from './testing/test-server.ts'

const CLIENT = 'operations-portal-cli'

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

type Browser = ReturnType<typeof createTestBrowser>

/** Opens the command line's address, and enters the password if requested. */
async function authorize(browser: Browser, email: string, redirect_uri: string) {
  const verifier = randomBytes(32).toString('hex')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const { url } = browser.authorizeUrl({ client_id: CLIENT, redirect_uri, code_challenge })
  const reached = await browser.follow(await browser.request(url))
  if ('outside' in reached) return { reached, verifier }
  const form = { email, password: demoPassword }
  return { reached: await browser.follow(await browser.request(reached.page.url, form)), verifier }
}

async function signIn(browser: Browser, email: string): Promise<Tokens> {
  const redirect_uri = 'http://127.0.0.1:45678/callback'
  const { reached, verifier } = await authorize(browser, email, redirect_uri)
  if (!('outside' in reached)) throw new Error(`not signed in: ${await reached.page.text()}`)
  expect(reached.outside.origin + reached.outside.pathname).toBe(redirect_uri)
  const response = await fetch(`${server.issuer}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri,
      code: reached.outside.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Tokens
}

test('an operator signs in to the command line, which listens on a port of the operator’s machine', async () => {
  const { id, email } = await addOperator(database)
  const { access_token } = await signIn(createTestBrowser(server.issuer), email)
  expect(decodeJwt(access_token)).toMatchObject({ sub: id, client_id: CLIENT, aud: 'operations-portal' })
})

test.each(['http://127.0.0.1/elsewhere', 'http://192.168.0.1/callback', `${portalOrigin}/callback`])(
  'a code is never sent to %s',
  async (address) => {
    const browser = createTestBrowser(server.issuer)
    const { url } = browser.authorizeUrl({ client_id: CLIENT, redirect_uri: address })
    const reached = await browser.follow(await browser.request(url))
    expect('page' in reached && reached.page.status).toBe(400)
  },
)

test('signing out of the portal signs out of the command line too', async () => {
  const { email } = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  await browser.signIn(email)
  const tokens = await signIn(browser, email)
  expect((await browser.userInfo(tokens.access_token)).status).toBe(200)
  await browser.request('/logout?client_id=operations-portal')
  expect((await browser.userInfo(tokens.access_token)).status).toBe(401)
  const renewed = await fetch(`${server.issuer}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: CLIENT,
      refresh_token: tokens.refresh_token,
    }),
  })
  expect(renewed.status).toBe(400)
})
