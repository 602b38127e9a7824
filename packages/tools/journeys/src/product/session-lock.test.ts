import type { Page, Request } from '@playwright/test'
import { violationsMeanwhile } from '../testing/accessibility.ts'
import { fillFacilitator } from '../testing/fill-facilitator.ts'
import { expect, test } from '../testing/portal-test.ts'
import { sendPassword, signInAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

interface PortalConfig {
  readonly auth: { readonly clientId: string; readonly endpoints: { readonly revoke: string } }
}

/** Ends the session like the provider: the refresh token is revoked, and no access token is left. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies(PORTAL_URL)
  const token = cookies.find(({ name }) => name === '__Host-portal-rt')?.value ?? ''
  const config = await page.locator('#portal-config').textContent()
  const { auth } = JSON.parse(config ?? '') as PortalConfig
  await page.request.post(auth.endpoints.revoke, { form: { client_id: auth.clientId, token } })
  await page.context().clearCookies({ name: /__Host-portal-(at|id)/ })
}

const lockIn = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your session has expired. Please login again.' })

/**
 * Ends the session with a call of the test: the page's own calls would notice earlier and get in the way of a
 * click.
 */
async function endSessionWith(page: Page, matches: (call: Request) => boolean): Promise<void> {
  let hasEnded = false
  await page.route(
    (url) => url.pathname.includes('/accounts/'),
    async (route) => {
      if (hasEnded || !matches(route.request())) return route.continue()
      hasEnded = true
      await endSession(page)
      const { authorization: _, ...headers } = await route.request().allHeaders()
      await route.continue({ headers })
    },
  )
}

const isWrite = (call: Request) => call.method() !== 'GET'

/** Fills in a form whose session ends when it is sent. */
async function saveTooLate(page: Page, name: string): Promise<void> {
  await signInAs(page, 'onboarding', '/subjects/business/create')
  await fillFacilitator(page, name)
  await endSessionWith(page, (call) => isWrite(call) && call.url().endsWith('/subjects'))
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(lockIn(page)).toBeVisible()
}

async function signInWindow(page: Page): Promise<Page> {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    lockIn(page).getByRole('button', { name: 'Sign in' }).click(),
  ])
  return window
}

test.describe('a session that expires over a form', () => {
  test('keeps the input, which is saved only once after a sign-in in another window', async ({ page }) => {
    const name = 'Latecomer'
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/subjects'))
        keys.push(request.headers()['idempotency-key'])
    })
    await saveTooLate(page, name)

    await sendPassword(await signInWindow(page), 'onboarding@program.example')
    await expect(lockIn(page)).toHaveCount(0)
    await expect(page.getByLabel('Legal name')).toHaveValue(`${name} Limited`)
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    await page.goto(`/subjects/business?q=${encodeURIComponent(name)}`)
    await expect(
      page.getByRole('table', { name: 'Business subjects' }).getByRole('link', { name }),
    ).toBeVisible()
    await expect(
      page.getByRole('table', { name: 'Business subjects' }).getByRole('link', { name }),
    ).toHaveCount(1)
  })

  test('locks the page accessibly until the user signs out', async ({ page }) => {
    await saveTooLate(page, 'Locked')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(lockIn(page)).toBeVisible()
    // Pending reads wait until the operator has signed in.
    expect(await violationsMeanwhile(page)).toEqual([])
    await lockIn(page).getByRole('button', { name: 'Discard and sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  })

  test('drops the input and opens the dashboard when someone else signs in', async ({ page }) => {
    await saveTooLate(page, 'Somebody else')
    await sendPassword(await signInWindow(page), 'viewer@program.example')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('banner').getByText('Viktor Sandström')).toBeVisible()
    await expect(page).toHaveURL(`${PORTAL_URL}/`)
  })
})

test('a session that expires over a dialog keeps the dialog and its input', async ({ page }) => {
  await signInAs(page, 'users', '/operation-portal-users/care%40program.example')
  await page.getByRole('button', { name: 'Disable' }).click()
  const question = page.getByRole('dialog', { name: /^Disable / })
  await question.getByLabel('Change reason').fill('Has left the company today')
  await endSessionWith(page, (call) => isWrite(call) && call.url().includes('/users/'))
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(lockIn(page)).toBeVisible()
  await sendPassword(await signInWindow(page), 'users@program.example')
  await expect(lockIn(page)).toHaveCount(0)
  await expect(question.getByLabel('Change reason')).toHaveValue('Has left the company today')
  await question.getByRole('button', { name: 'Cancel' }).click()
})

test('a session that expires without input asks to sign in, and then opens the requested list', async ({
  page,
}) => {
  await signInAs(page, 'viewer', '/subjects/business?status=SUSPENDED')
  await endSessionWith(page, () => new URL(page.url()).pathname === '/subjects/system')
  await page.getByRole('link', { name: 'List system subjects' }).click()
  await expect(
    page.getByRole('heading', { name: 'Your session has expired. Please login again.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sendPassword(page, 'viewer@program.example')
  await expect(page.getByRole('heading', { level: 1, name: 'System subjects' })).toBeVisible()
})

test('a user who is disabled while typing is told so, and keeps the input', async ({ page, visit }) => {
  const { page: admin } = await visit()
  await signInAs(admin, 'users', '/operation-portal-users/onboarding%40program.example')
  const change = async (name: string) => {
    await admin.getByRole('button', { name, exact: true }).click()
    const question = admin.getByRole('dialog')
    await question.getByLabel('Change reason').fill('Requested by their manager')
    await question.getByRole('button', { name }).click()
    await expect(question).toBeHidden()
  }
  await page.clock.install()
  await signInAs(page, 'onboarding', '/subjects/business/create')
  await fillFacilitator(page, 'Interrupted')

  await change('Disable')
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('heading', { name: /^User is disabled/ })).toBeVisible()
  await expect(page.getByText(/contact your administrator/)).toBeVisible()

  await change('Enable')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sendPassword(page, 'onboarding@program.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/subjects/business/create')
  await expect(page.getByLabel('Legal name')).toHaveValue('Interrupted Limited')
})
