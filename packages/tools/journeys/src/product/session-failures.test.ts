import type { Page } from '@playwright/test'
import { interrupt } from '../testing/interrupt.ts'
import { expect, test } from '../testing/portal-test.ts'
import { sessionCookies } from '../testing/session-cookies.ts'
import { sendPassword, signInAs } from '../testing/sign-in.ts'

const KEYS = '**/.well-known/jwks.json'
const DAY_MS = 86_400_000

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

async function openProvider(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByLabel('Email')).toBeVisible()
}

/** Signs in and waits for a message instead of the dashboard. */
async function signInAndRead(page: Page, message: string | RegExp): Promise<void> {
  await page.goto('/')
  await sendPassword(page, 'viewer@program.example')
  await expect(page.getByRole('alert').getByText(message).first()).toBeVisible()
}

const tokenCookies = async (page: Page) =>
  (await sessionCookies(page)).filter(({ name }) => name.startsWith('__Host-portal'))

test.describe('a misconfigured browser', () => {
  test('is told that cookies are missing, before the redirect', async ({ page }) => {
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await page.goto('/')
    await expect(page.getByText('This browser does not keep the portal’s cookies.')).toBeVisible()
    await tools.send('Emulation.setDocumentCookieDisabled', { disabled: false })
    await again(page).click()
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('is told that storage is missing, before the redirect', async ({ page }) => {
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
    await expect(page.getByText('This browser does not let the portal keep data.')).toBeVisible()
  })

  test('can sign in with a clock one day behind, and is warned', async ({ page }) => {
    await page.clock.install({ time: Date.now() - DAY_MS })
    await signInAs(page, 'viewer')
    await expect(page.getByText('Times may be displayed incorrectly.')).toBeVisible()
  })
})

test.describe('an identity provider that is down', () => {
  test('is reported at sign-in, with a way to retry', async ({ page }) => {
    const restore = await interrupt(page, KEYS, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible()
    restore()
    await again(page).click()
    await expect(page.getByLabel('Email')).toBeVisible()
  })
})

test.describe('the return from the provider', () => {
  test('continues without a new sign-in when the permissions could not be loaded at first', async ({
    page,
  }) => {
    const restore = await interrupt(page, '**/users/access', (route) =>
      route.fulfill({ status: 503, body: 'down' }),
    )
    await signInAndRead(page, 'You are signed in, but your access could not be loaded.')
    restore()
    await again(page).click()
    await expect(dashboard(page)).toBeVisible()
  })

  test('explains a denied sign-in, and offers to start over', async ({ page }) => {
    const leaving = page.waitForRequest('**/oauth2/authorize?*')
    await openProvider(page)
    const state = new URL((await leaving).url()).searchParams.get('state')
    await page.goto(`/callback?error=access_denied&state=${state}`)
    await expect(page.getByText('The sign-in service refused access').first()).toBeVisible()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('opens the dashboard when repeated while signed in', async ({ page }) => {
    const returning = page.waitForRequest('**/callback?code=*')
    await signInAs(page, 'viewer')
    await page.goto((await returning).url())
    await expect(dashboard(page)).toBeVisible()
    expect(await tokenCookies(page)).not.toEqual([])
  })
})
