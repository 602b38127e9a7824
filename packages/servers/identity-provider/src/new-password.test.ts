import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createTestBrowser } from './testing/test-browser.ts'
import { addOperator, giveSecret, startTestDatabase, type TestDatabase } from './testing/test-database.ts'
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

beforeEach(async () => {
  await database.pool.query('delete from identity.sign_in_attempt')
})

const chosen = 'A-fresh-Start-2'
type Browser = ReturnType<typeof createTestBrowser>
let made = 0

function newSecret(): string {
  made += 1
  return `secret-number-${made}-of-this-test`
}

async function invited(life?: string) {
  const operator = await addOperator(database, { credentialState: 'INVITED' })
  const secret = newSecret()
  await giveSecret(database, operator, 'INVITATION', secret, life)
  return { ...operator, secret }
}

async function reset(life?: string) {
  const operator = await addOperator(database, { credentialState: 'RESET_REQUIRED' })
  const secret = newSecret()
  await giveSecret(database, operator, 'PASSWORD_RESET', secret, life)
  return { ...operator, secret }
}

async function pageOf(reached: { page: Response } | { outside: URL }) {
  if (!('page' in reached)) throw new Error(`left for ${reached.outside}`)
  return { url: reached.page.url, status: reached.page.status, text: await reached.page.text() }
}

const openLink = async (browser: Browser, secret: string) =>
  pageOf(await browser.follow(await browser.request(`/password-reset/${secret}`)))

const choose = (browser: Browser, url: string, password: string, repeated = password) =>
  browser.request(url, { password, repeated })

async function stateOf(id: string) {
  const { rows } = await database.pool.query('select credential_state as state from operator where id = $1', [
    id,
  ])
  return rows[0]?.state
}

async function bodiesOfMailsTo(email: string) {
  const { rows } = await database.pool.query('select body from mail where recipient = $1', [email])
  return rows.map(({ body }) => body)
}

/** Common to the links of invitations and resets. */
describe.each([
  ['an invitation', invited, 'Choose a password'],
  ['a reset', reset, 'Choose a new password'],
])('the link of %s', (_, make, title) => {
  test('leads to the page for choosing a password, and then into the portal', async () => {
    const { id, email, secret } = await make()
    const browser = createTestBrowser(server.issuer)
    const page = await openLink(browser, secret)
    expect(page.url).toBe(`${server.issuer}/new-password`)
    expect(page.text).toContain(`<h1>${title}</h1>`)
    expect(page.text).toContain(`value="${email}" readonly autocomplete="username"`)
    const response = await choose(browser, page.url, chosen)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${portalOrigin}/`])
    expect(await stateOf(id)).toBe('CONFIRMED')
    const tokens = await browser.exchange(await browser.authorize(email, 'is not needed'))
    expect((await browser.userInfo(tokens.body.access_token)).status).toBe(200)
  })

  test('sets a password that signs in from then on', async () => {
    const { email, secret } = await make()
    const browser = createTestBrowser(server.issuer)
    await choose(browser, (await openLink(browser, secret)).url, chosen)
    expect(await createTestBrowser(server.issuer).signIn(email, chosen)).toHaveProperty('access_token')
  })

  test('is deleted from the mail once it was used', async () => {
    const { email, secret } = await make()
    const browser = createTestBrowser(server.issuer)
    await choose(browser, (await openLink(browser, secret)).url, chosen)
    expect(await bodiesOfMailsTo(email)).toEqual([null])
  })
})

test('the secret of an invitation is not a password', async () => {
  const { email, secret } = await invited()
  await expect(createTestBrowser(server.issuer).signIn(email, secret)).rejects.toThrow('not signed in')
})

test('only those with an earlier password are asked not to reuse one', async () => {
  const pageOf = async ({ secret }: { secret: string }) =>
    (await openLink(createTestBrowser(server.issuer), secret)).text
  expect(await pageOf(await invited())).not.toContain('Do not reuse')
  expect(await pageOf(await reset())).toContain('Do not reuse your last 5 passwords.')
})

test('opening a link does not use it up', async () => {
  const { secret } = await reset()
  await openLink(createTestBrowser(server.issuer), secret)
  expect((await openLink(createTestBrowser(server.issuer), secret)).status).toBe(200)
})

test('succeeds for one of several simultaneous uses of a link', async () => {
  const { secret } = await reset()
  const browsers = Array.from({ length: 5 }, () => createTestBrowser(server.issuer))
  const pages = await Promise.all(browsers.map((browser) => openLink(browser, secret)))
  const answers = await Promise.all(
    browsers.map((browser, index) => choose(browser, pages[index]?.url ?? '', `${chosen}${index}`)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410, 410, 410])
})

test.each([
  [
    'was used',
    async () => {
      const { secret } = await reset()
      const browser = createTestBrowser(server.issuer)
      await choose(browser, (await openLink(browser, secret)).url, chosen)
      return secret
    },
  ],
  ['has expired', async () => (await reset('-1 second')).secret],
  ['was never sent', async () => 'never-sent'],
  [
    'belongs to a suspended user',
    async () => {
      const { id, secret } = await reset()
      await database.pool.query(`update operator set status = 'SUSPENDED' where id = $1`, [id])
      return secret
    },
  ],
])('a link that %s opens nothing', async (_, make) => {
  const page = await openLink(createTestBrowser(server.issuer), await make())
  expect(page.status).toBe(410)
  expect(page.text).toContain('was already used or has expired')
})

test('a form filled in before another account’s link was opened saves nothing, and names that account', async () => {
  const [first, second] = [await invited(), await invited()]
  const browser = createTestBrowser(server.issuer)
  const { url } = await openLink(browser, first.secret)
  await openLink(browser, second.secret)
  const answer = await browser.request(url, { email: first.email, password: chosen, repeated: chosen })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`value="${second.email}"`)
  expect(await stateOf(second.id)).toBe('INVITED')
})

test('a browser that has forgotten a link is asked to open it again', async () => {
  const { email } = await invited()
  const browser = createTestBrowser(server.issuer)
  const answer = await browser.request('/new-password', { email, password: chosen, repeated: chosen })
  expect(answer.status).toBe(410)
  expect(await answer.text()).toContain('Open the link in your email again to choose a password.')
})

/** Resets the password of an operator, who chooses another one in a browser of their own. */
async function resetPasswordOf(operator: Awaited<ReturnType<typeof addOperator>>): Promise<void> {
  await database.pool.query(`update operator set credential_state = 'RESET_REQUIRED' where id = $1`, [
    operator.id,
  ])
  const secret = newSecret()
  await giveSecret(database, operator, 'PASSWORD_RESET', secret)
  const browser = createTestBrowser(server.issuer)
  await choose(browser, (await openLink(browser, secret)).url, chosen)
}

test('a new password ends all previous sessions', async () => {
  const operator = await addOperator(database)
  const before = createTestBrowser(server.issuer)
  const tokens = await before.signIn(operator.email)
  await resetPasswordOf(operator)
  expect((await before.refresh(tokens)).body.error).toBe('invalid_grant')
  expect('page' in (await before.follow(await before.request(before.authorizeUrl().url)))).toBe(true)
})

test('a new password ends a sign-in that was begun with the old one', async () => {
  const operator = await addOperator(database)
  const browser = createTestBrowser(server.issuer)
  const form = { email: operator.email, password: demoPassword }
  const accepted = await browser.request((await browser.openSignIn()).url, form)
  expect(accepted.headers.get('location')).toContain('/oauth2/authorize/')
  await resetPasswordOf(operator)
  expect('page' in (await browser.follow(accepted))).toBe(true)
})

test.each([
  ['short', 'Short-9', 'Use 12 to 128 characters.'],
  [
    'of two kinds of characters',
    'onlysmall4242',
    'Use three of: lowercase letters, uppercase letters, digits',
  ],
  ['with the name of the email', 'My-operator-NAME-9', 'Do not use the name of your email address.'],
  ['that is common', 'Password-2026', 'Do not use a common password'],
])('a password %s is refused, with the rule in words', async (_, password, rule) => {
  const { email, secret } = await invited()
  const browser = createTestBrowser(server.issuer)
  const { url } = await openLink(browser, secret)
  const [name = ''] = email.split('@')
  const response = await choose(browser, url, password.replace('operator-NAME', name.toUpperCase()))
  const text = await response.text()
  expect(response.status).toBe(422)
  expect(text).toMatch(new RegExp(`role="alert" id="error">.*<li>${rule}`))
  expect(text).toContain('<title>Error: Choose a password')
  expect((await choose(browser, url, chosen)).status).toBe(303)
})

test('two different passwords are refused', async () => {
  const { secret } = await invited()
  const browser = createTestBrowser(server.issuer)
  const { url } = await openLink(browser, secret)
  const response = await choose(browser, url, chosen, `${chosen}!`)
  expect([response.status, await response.text()]).toEqual([
    422,
    expect.stringContaining('The two passwords differ.'),
  ])
})

test('the last five passwords cannot be reused, the sixth last can', async () => {
  const operator = await addOperator(database)
  const passwords = [demoPassword, ...Array.from({ length: 5 }, (_, index) => `Password-No-${index}`)]
  const attempt = async (password: string) => {
    await database.pool.query(`update operator set credential_state = 'RESET_REQUIRED' where id = $1`, [
      operator.id,
    ])
    const secret = newSecret()
    await giveSecret(database, operator, 'PASSWORD_RESET', secret)
    const browser = createTestBrowser(server.issuer)
    const response = await choose(browser, (await openLink(browser, secret)).url, password)
    return [response.status, await response.text()]
  }
  expect(await attempt(demoPassword)).toEqual([
    422,
    expect.stringContaining('Do not reuse your last 5 passwords.'),
  ])
  for (const password of passwords.slice(1)) expect((await attempt(password))[0]).toBe(303)
  for (const password of passwords.slice(1)) expect((await attempt(password))[0]).toBe(422)
  expect((await attempt('Password-No-5'))[0]).toBe(303)
  expect((await attempt('Password-No-0'))[0]).toBe(303)
}, 60_000)

test('without its secret the page opens nothing', async () => {
  const response = await createTestBrowser(server.issuer).request('/new-password')
  expect(response.status).toBe(410)
})

test('a forged cookie is not a secret', async () => {
  const { secret } = await reset()
  const response = await fetch(`${server.issuer}/new-password`, {
    headers: { cookie: `idp_secret=${secret}` },
  })
  expect(response.status).toBe(410)
})

test('a form from another site is refused', async () => {
  const { secret } = await reset()
  const browser = createTestBrowser(server.issuer)
  const { url } = await openLink(browser, secret)
  const form = { password: chosen, repeated: chosen }
  expect((await browser.request(url, form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('the page contains no secret and sends no referrer', async () => {
  const { secret } = await reset()
  const browser = createTestBrowser(server.issuer)
  await openLink(browser, secret)
  const response = await browser.request('/new-password')
  expect(await response.text()).not.toContain(secret)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(server.output()).not.toContain(secret)
})

test('the policy admits the page’s scripts by their hashes', async () => {
  const { secret } = await reset()
  const browser = createTestBrowser(server.issuer)
  await openLink(browser, secret)
  const response = await browser.request('/new-password')
  const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)]
  const hashes = scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'))
  const named = hashes.map((hash) => `'sha256-${hash}'`).join(' ')
  expect(response.headers.get('content-security-policy')).toContain(`script-src ${named}; `)
})
