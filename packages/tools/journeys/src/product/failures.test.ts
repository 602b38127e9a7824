import { holdBack } from '../testing/hold-back.ts'
import { interrupt } from '../testing/interrupt.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

test.describe('a forbidden screen', () => {
  test('names the missing permission and the roles that grant it, and requests no data', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await openAs(page, 'care', '/subjects/business')
    await expect(
      page.getByRole('heading', { level: 1, name: "You don't have access to this page" }),
    ).toBeVisible()
    await expect(page.getByText('subject.search')).toBeVisible()
    const roles = page.getByRole('region', { name: 'Roles that grant access' })
    await expect(roles.getByText('Onboarding operator', { exact: true })).toBeVisible()
    expect(requested.filter((path) => /\/api\/.*\/subjects/.test(path))).toEqual([])
  })
})

test.describe('failures', () => {
  test('an unreachable product API leaves the frame usable, with a way to retry', async ({ page }) => {
    await openAs(page, 'viewer')
    const restore = await interrupt(page, '**/api/accounts/*/subjects*', (route) => route.abort())
    await page.getByRole('link', { name: 'List business subjects' }).click()
    await expect(
      page.getByText('The service cannot be reached. Check your connection and try again.'),
    ).toBeVisible()
    restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(
      page.getByRole('table', { name: 'Business subjects' }).getByRole('link').first(),
    ).toBeVisible()
    // The focused button is gone, but the focus is not lost.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a slow response is announced until it arrives', async ({ page }) => {
    await openAs(page, 'viewer')
    const respond = await holdBack(page, '**/api/accounts/*/subjects*')
    await page.getByRole('link', { name: 'List business subjects' }).click()
    const notice = page.getByRole('status').getByText('The server is slow to respond.')
    await expect(notice).toBeVisible()
    respond()
    await expect(
      page.getByRole('table', { name: 'Business subjects' }).getByRole('link').first(),
    ).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('a screen opened offline says so immediately, and loads when the connection is restored', async ({
    page,
  }) => {
    await openAs(page, 'viewer', '/operation-portal-users')
    const person = page.getByRole('rowheader').getByRole('link').first()
    const name = (await person.textContent()) ?? ''
    await settled(page)
    await page.context().setOffline(true)
    await person.click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await settled(page)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Developer portal users' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(
      page.getByRole('table', { name: 'Developer portal users' }).getByRole('rowheader').first(),
    ).toBeVisible()
  })

  test('tooltips that cannot be loaded leave the menu and the screen in place', async ({ page }) => {
    const refused: string[] = []
    await page.route('**/late-overlays.*', (route) => {
      refused.push(route.request().url())
      return route.abort()
    })
    await openAs(page, 'viewer', '/operation-portal-users')
    await page.getByRole('rowheader').getByRole('link').first().hover()
    await expect.poll(() => refused.length).toBeGreaterThan(0)
    await settled(page)
    await page.getByRole('link', { name: 'Developer portal users' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Developer portal users' })).toBeVisible()
  })

  test('a bundle that returns 404 leaves the menu usable, and loads on the next visit', async ({ page }) => {
    const restore = await interrupt(page, '**/bundles/@portal/subjects/**', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await openAs(page, 'viewer', '/subjects/system')
    await expect(
      page.getByRole('alert').getByText('This part of the portal could not be loaded'),
    ).toBeVisible()
    await expect(page.getByText(/@portal\/subjects \d+\.\d+\.\d+/)).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    restore()
    await page.getByRole('link', { name: 'List system subjects' }).click()
    await expect(page.getByRole('table', { name: 'System subjects' }).getByRole('link').first()).toBeVisible()
  })

  test('code that hangs is announced, requested again from a different address, and shown', async ({
    page,
  }) => {
    let isRequestedAgain = false
    await page.route(/\/bundles\/@portal\/users\/.*\.js/, async (route) => {
      isRequestedAgain ||= route.request().url().includes('again=')
      if (isRequestedAgain) await route.continue()
    })
    await openAs(page, 'viewer', '/subjects/business')
    // A timer that is set before the clock is replaced cannot be cleared afterwards.
    await settled(page)
    // The page probes a slow connection in real time, which is scarce while other tests run.
    await page.route('**/health/live', (route) => route.fulfill({ json: { status: 'live' } }))
    await page.clock.install()
    // A screen of a bundle that has not loaded at all: it has no card on the dashboard.
    await page.getByRole('link', { name: 'Developer portal users' }).click()
    const announcement = page.getByText('This is taking longer than usual …')
    // A moment of real time for each second: the page also waits for answers, and its session must not end.
    const pass = (check: () => Promise<void>) =>
      expect(async () => {
        await page.clock.runFor(1_000)
        await check()
      }).toPass({ intervals: [100] })
    await pass(() => expect(announcement).toBeVisible({ timeout: 100 }))
    await pass(async () => expect(isRequestedAgain).toBe(true))
    // From here on the server takes real time, however busy it is.
    const people = page.getByRole('table', { name: 'Developer portal users' })
    await expect(people.getByRole('rowheader').first()).toBeVisible()
    await expect(announcement).toHaveCount(0)
  })

  test('a menu whose code does not load says so, and is requested only a few times', async ({ page }) => {
    let requests = 0
    await page.route(/\/menu-panel.*\.js/, (route) => {
      requests += 1
      return route.abort()
    })
    await openAs(page, 'viewer', '/subjects/business')
    await page.getByRole('button', { name: 'More for this list' }).click()
    await expect(page.getByRole('alert').getByText('This could not be opened')).toBeVisible()
    expect(requests).toBeLessThan(6)
  })

  test('an unreachable identity provider shows a message instead of a redirect loop', async ({ page }) => {
    await openAs(page, 'viewer')
    const restore = await interrupt(page, '**/oauth2/userInfo', (route) => route.abort())
    await page.goto(`${PORTAL_URL}/`)
    await expect(
      page.getByText('The sign-in service cannot be reached. Check your connection and try again.'),
    ).toBeVisible()
    restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})
