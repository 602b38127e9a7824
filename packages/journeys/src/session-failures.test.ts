import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { sessionCookies } from './testing/session-cookies.ts'
import { sendPassword, signInAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

const TOKENS = '**/oauth2/token'
const KEYS = '**/.well-known/jwks.json'
const DAY_MS = 86_400_000

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

async function comeToProvider(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').waitFor()
}

/** Signs in as somebody and waits for a sentence instead of the dashboard. */
async function signInAndRead(page: Page, sentence: string | RegExp): Promise<void> {
  await page.goto('/')
  await sendPassword(page, 'viewer@program.example')
  await page.getByRole('alert').getByText(sentence).first().waitFor()
}

const tokenCookies = async (page: Page) =>
  (await sessionCookies(page)).filter(({ name }) => name.startsWith('__Host-portal'))

describe('a browser that does not let the portal work', () => {
  test('without cookies says so before the redirect', async () => {
    const { page } = await visit()
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await page.goto('/')
    await page.getByText('This browser does not keep the portal’s cookies.').waitFor()
    await tools.send('Emulation.setDocumentCookieDisabled', { disabled: false })
    await again(page).click()
    await page.getByLabel('Email').waitFor()
  })

  test('without storage says so before the redirect', async () => {
    const { page } = await visit()
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/')
    await page.getByText('This browser does not let the portal keep data.').waitFor()
  })

  test('with tokens that no cookie can hold says so, and keeps none', async () => {
    const { page } = await visit()
    await page.route(TOKENS, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), access_token: 'x'.repeat(5000) } })
    })
    await signInAndRead(page, /too large for this browser’s cookies/)
    expect(await tokenCookies(page)).toEqual([])
  })

  test('a day ahead says that its clock is wrong, and redirects no further', async () => {
    const { page } = await visit()
    await page.clock.install({ time: Date.now() + DAY_MS })
    await signInAndRead(page, 'Invalid ID Token. Your computer’s clock is off by 1 day.')
    expect(page.url()).toBe(`${PORTAL_URL}/callback`)
    expect(await tokenCookies(page)).toEqual([])
  })

  test('a day behind gets in, and is warned', async () => {
    const { page } = await visit()
    await page.clock.install({ time: Date.now() - DAY_MS })
    await signInAs(page, 'viewer')
    await page.getByText('Times may be shown wrong.').waitFor()
  })
})

test('three redirects within half a minute are a loop, and are stopped', async () => {
  const { page } = await visit()
  for (let count = 0; count < 3; count += 1) await comeToProvider(page)
  await page.goto('/')
  await page.getByText('Signing in led back here three times within half a minute.').waitFor()
})

describe('a provider that is down', () => {
  test('is reported at the sign-in, which can be tried again', async () => {
    const { page } = await visit()
    await page.route(KEYS, (route) => route.abort())
    await page.goto('/')
    await page.getByText('The sign-in service cannot be reached.').waitFor()
    await page.unroute(KEYS)
    await again(page).click()
    await page.getByLabel('Email').waitFor()
  })

  test('is asked again at the return, without starting over', async () => {
    const { page } = await visit()
    await page.route(TOKENS, (route) => route.abort())
    await signInAndRead(page, /The sign-in service cannot be reached/)
    await page.unroute(TOKENS)
    await again(page).click()
    await dashboard(page).waitFor()
  })
})

describe('the return from the provider', () => {
  test('continues without a new sign-in when the permissions could not be read', async () => {
    const { page } = await visit()
    const access = '**/users/access'
    await page.route(access, (route) => route.fulfill({ status: 503, body: 'down' }))
    await signInAndRead(page, 'You are signed in, but what you may do could not be read.')
    await page.unroute(access)
    await again(page).click()
    await dashboard(page).waitFor()
  })

  test('with a refusal says so, and what to do', async () => {
    const { page } = await visit()
    const leaving = page.waitForRequest('**/oauth2/authorize?*')
    await comeToProvider(page)
    const state = new URL((await leaving).url()).searchParams.get('state')
    await page.goto(`/callback?error=access_denied&state=${state}`)
    await page.getByText('The sign-in service refused access').first().waitFor()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByLabel('Email').waitFor()
  })

  test('a second time, while signed in, leads to the dashboard', async () => {
    const { page } = await visit()
    const returning = page.waitForRequest('**/callback?code=*')
    await signInAs(page, 'viewer')
    await page.goto((await returning).url())
    await dashboard(page).waitFor()
    expect(await tokenCookies(page)).not.toEqual([])
  })
})
