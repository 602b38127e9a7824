import type { BrowserContext, Page } from '@playwright/test'
import { violationsInDark, violationsOn } from '../testing/accessibility.ts'
import { interrupt } from '../testing/interrupt.ts'
import { expect, test } from '../testing/portal-test.ts'
import { sendPassword, signInAs } from '../testing/sign-in.ts'

/** Makes the provider report sessions that end this soon, until the returned function is called. */
const sessionsEndIn = (context: BrowserContext, seconds: number) =>
  interrupt(context, '**/oauth2/token', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), refresh_expires_in: seconds } })
  })

const dialogIn = (page: Page) => page.getByRole('alertdialog', { name: 'You are about to be signed out' })

test('every tab shows an accessible countdown dialog before the session ends', async ({ page }) => {
  const restore = await sessionsEndIn(page.context(), 55)
  await signInAs(page, 'viewer', '/profile')
  const other = await page.context().newPage()
  await other.goto('/')
  for (const tab of [page, other]) await expect(dialogIn(tab)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  const first = await dialogIn(page).getByRole('timer').textContent()
  await page.waitForFunction(
    (before) => document.querySelector('[role=timer]')?.textContent !== before,
    first,
  )
  expect(await violationsOn(page)).toEqual([])
  expect(await violationsInDark(page)).toEqual([])

  restore()
  await other.getByRole('button', { name: 'Stay signed in' }).click()
  for (const tab of [page, other]) await expect(dialogIn(tab)).toHaveCount(0)
})

test('the countdown appears above an open dialog, and returns the focus to it', async ({ page }) => {
  const start = Date.now()
  await page.clock.install({ time: start })
  const restore = await sessionsEndIn(page.context(), 200)
  await signInAs(page, 'users', '/operation-portal-users/care%40program.example')
  await page.getByRole('button', { name: 'Disable' }).click()
  const reason = page.getByLabel('Change reason')
  await reason.fill('Leaves the company')
  // However long it took to get here.
  await page.clock.pauseAt(start + 145_000)
  await page.clock.resume()

  await expect(dialogIn(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Sign out now' })).toBeFocused()
  await page.keyboard.press('Escape')
  restore()
  await dialogIn(page).getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialogIn(page)).toHaveCount(0)
  await expect(reason).toHaveValue('Leaves the company')
  await expect(reason).toBeFocused()
})

test('a session that cannot be extended continues after a sign-in in another window', async ({ page }) => {
  const restore = await sessionsEndIn(page.context(), 50)
  await signInAs(page, 'viewer', '/profile')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText('It cannot be extended.')).toBeVisible()

  restore()
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in again' }).click(),
  ])
  await expect(window.getByLabel('Email')).toHaveValue('viewer@program.example')
  await sendPassword(window, 'viewer@program.example')
  await expect(dialogIn(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/profile')
})
