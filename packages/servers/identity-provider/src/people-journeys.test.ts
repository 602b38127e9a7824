import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestDatabase } from '@portal/reference-api/testing/test-database.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { type StartedApi, startApi } from './testing/start-api.ts'
import { createTestBrowser } from './testing/test-browser.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let stopAll: () => Promise<void>
let api: StartedApi
let server: TestServer
let administrator: string

/**
 * Journeys through both programs on one database: the API writes emails and tickets, the provider reads them.
 */
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'people-journeys-'))
  const database = await createTestDatabase('empty')
  const port = String(await freePort())
  const starting = startApi(database.url, `http://localhost:${port}`, join(directory, 'storage'))
  server = await startTestServer(database.url, { IDENTITY_PORT: port })
  api = await starting
  administrator = (await createTestBrowser(server.issuer).signIn('users@program.example')).access_token
  stopAll = async () => {
    await api.stop()
    await server.stop()
    await database.drop()
    await rm(directory, { recursive: true })
  }
}, 60_000)

afterAll(() => stopAll?.())

const chosen = 'A-fresh-Start-2'
const changeReason = 'Because the test says so.'
let made = 0

const asAdministrator = (method: string, path: string, body?: object) =>
  api.call(method, path, administrator, body)

async function invite() {
  const roles = await asAdministrator('GET', '/roles?q=care')
  const [role] = roles.body.items as { id: string }[]
  made += 1
  const email = `newcomer-${made}@program.example`
  const body = { email, given_name: 'New', family_name: 'Comer', roleIds: [role?.id] }
  const answer = await asAdministrator('POST', '/users', body)
  expect(answer.status).toBe(201)
  return { email, id: String(answer.body.id) }
}

/** The newest email to a user, read in the viewer as text. */
async function readMail(email: string): Promise<string> {
  const list = await (await fetch(`${server.issuer}/mail`)).text()
  const rows = [...list.matchAll(/<a href="(\/mail\/[^"]+)">[^<]*<\/a><\/td>\s*<td[^>]*>([^<]+)<\/td>/g)]
  const path = rows.find(([, , recipient]) => recipient === email)?.[1]
  const page = await (await fetch(`${server.issuer}${path}`)).text()
  return page.replaceAll(/<[^>]+>/g, '')
}

type Browser = ReturnType<typeof createTestBrowser>

const linkFor = async (email: string) => /http\S+\/password-reset\/\S+/.exec(await readMail(email))?.[0] ?? ''

/** Follows the link of the newest email to the page "Choose a new password". */
async function openLinkFor(email: string) {
  const browser = createTestBrowser(server.issuer)
  const reached = await browser.follow(await browser.request(await linkFor(email)))
  if (!('page' in reached)) throw new Error('no page for choosing a password')
  return { browser, url: reached.page.url }
}

const choose = (browser: Browser, url: string, password: string) =>
  browser.request(url, { password, repeated: password })

/** Signs in by the link of the newest email; the provider then knows the browser. */
async function comeIn(email: string) {
  const { browser, url } = await openLinkFor(email)
  expect((await choose(browser, url, chosen)).headers.get('location')).toBe('http://localhost:9000/')
  const { body: tokens } = await browser.exchange(await browser.authorize(email, 'is not needed'))
  return { browser, tokens }
}

const myself = ({ access_token }: { access_token: string }) =>
  api.call('GET', '/users/me/user-data', access_token)

test('an invited user reads the email, chooses a password and works', async () => {
  const { email, id } = await invite()
  const { tokens } = await comeIn(email)
  const me = await api.call('GET', '/users/me/user-data', tokens.access_token)
  expect(me.body).toMatchObject({
    email,
    identityProviderManaged: false,
    roles: [{ name: 'CUSTOMER_CARE_AGENT' }],
  })
  expect(me.body.lastSignInAt).not.toBeNull()
  expect((await asAdministrator('GET', `/users/${id}`)).body).toMatchObject({ credentialState: 'CONFIRMED' })
  expect(await readMail(email)).toContain('used or has expired')
})

test('another invitation invalidates the first link, and leads in', async () => {
  const { email } = await invite()
  const first = await linkFor(email)
  expect((await asAdministrator('POST', `/users/${email}/password-reset`, {})).status).toBe(202)
  expect((await fetch(first)).status).toBe(410)
  expect((await comeIn(email)).tokens).toHaveProperty('access_token')
})

test('a reset ends the sessions, and the link of the email leads back in', async () => {
  const { email } = await invite()
  const { browser, tokens } = await comeIn(email)
  expect((await asAdministrator('POST', `/users/${email}/password-reset`, {})).status).toBe(202)
  expect((await browser.refresh(tokens)).body.error).toBe('invalid_grant')
  const { browser: again, url } = await openLinkFor(email)
  expect(await (await choose(again, url, chosen)).text()).toContain('Do not reuse your last 5 passwords.')
  expect((await choose(again, url, `${chosen}!`)).headers.get('location')).toBe('http://localhost:9000/')
  expect((await again.exchange(await again.authorize(email))).status).toBe(200)
  expect((await myself(tokens)).status).toBe(401)
})

test('a disabled user is signed out immediately, gets a code but no tokens, and an email when enabled again', async () => {
  const { email } = await invite()
  const { browser, tokens } = await comeIn(email)
  await asAdministrator('PUT', `/users/${email}/disabled`, { changeReason })
  expect((await api.call('GET', '/users/access', tokens.access_token)).body.reason).toBe('USER_SUSPENDED')
  expect((await browser.refresh(tokens)).body.error).toBe('invalid_grant')
  const stranger = createTestBrowser(server.issuer)
  expect((await stranger.exchange(await stranger.authorize(email, chosen))).body.error).toBe('invalid_grant')
  await asAdministrator('PUT', `/users/${email}/enabled`, {})
  expect(await readMail(email)).toContain('Your account is active again.')
  expect(await createTestBrowser(server.issuer).signIn(email, chosen)).toHaveProperty('access_token')
  expect((await myself(tokens)).status).toBe(401)
})

test('signing out also ends the access token', async () => {
  const { email } = await invite()
  const { browser, tokens } = await comeIn(email)
  expect((await myself(tokens)).status).toBe(200)
  await browser.request('/logout?client_id=operations-portal')
  expect((await myself(tokens)).status).toBe(401)
})

test('changing the password signs out everywhere, and the new one signs in', async () => {
  const { email } = await invite()
  const { browser, tokens } = await comeIn(email)
  const passwords = { currentPassword: chosen, newPassword: 'Another-fresh-3' }
  expect((await api.call('PUT', '/users/me/password', tokens.access_token, passwords)).status).toBe(204)
  expect((await browser.refresh(tokens)).body.error).toBe('invalid_grant')
  expect((await myself(tokens)).status).toBe(401)
  const again = await createTestBrowser(server.issuer).signIn(email, 'Another-fresh-3')
  expect((await myself(again)).status).toBe(200)
})

test('an invited operator of the demo finds the email and signs in', async () => {
  const { tokens } = await comeIn('chloe.lefevre@program.example')
  expect(tokens).toHaveProperty('access_token')
})
