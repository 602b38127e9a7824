import { expect, test } from '../testing/portal-test.ts'
import { sessionCookies } from '../testing/session-cookies.ts'
import { sendPassword, signInAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

test.describe('signing in', () => {
  test('goes through the provider and opens the dashboard', async ({ page }) => {
    await signInAs(page, 'admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page).toHaveTitle('Dashboard | Operations portal')
    expect(new URL(page.url()).search).toBe('')
  })

  test('starts before any code of the portal is loaded', async ({ page, complaints }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === PORTAL_URL && request.resourceType() === 'script')
        scripts.push(pathname.split('/').at(-1) ?? '')
    })
    await page.goto('/subjects/business')
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(scripts).toEqual(['sign-in.js'])
    expect(complaints).toEqual([])
  })

  test('keeps the requested address, including its filters', async ({ page }) => {
    await signInAs(page, 'viewer', '/subjects/business?status=SUSPENDED')
    await expect(page.getByRole('heading', { level: 1, name: 'Business subjects' })).toBeVisible()
    await expect(page).toHaveURL(`${PORTAL_URL}/subjects/business?status=SUSPENDED`)
  })

  test('tells a suspended user why, and leaves no session', async ({ page }) => {
    await page.goto('/')
    await sendPassword(page, 'suspended@program.example')
    await expect(
      page.getByText('User is disabled. You will be notified by email when your account is active.').first(),
    ).toBeVisible()
    expect(await page.context().cookies(PORTAL_URL)).not.toContainEqual(
      expect.objectContaining({ name: '__Host-portal-at' }),
    )
  })

  test('updates a forbidden page in another tab', async ({ page }) => {
    await page.goto('/')
    await sendPassword(page, 'suspended@program.example')
    await expect(page.getByRole('heading', { level: 1, name: /^User is disabled/ })).toBeVisible()
    await signInAs(await page.context().newPage(), 'viewer')
    await expect(page.getByRole('banner').getByText('Viktor Sandström')).toBeVisible()
  })
})

test.describe('signing out', () => {
  test('ends the session at the provider too, and says so', async ({ page }) => {
    await signInAs(page, 'viewer')
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await sessionCookies(page)).toEqual([])
  })
})
