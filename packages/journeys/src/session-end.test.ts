import { expect, jest, test } from '@jest/globals'
import type { BrowserContext, Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { sendPassword, signInAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()
const TOKENS = '**/oauth2/token'

/** Lets the provider say that its sessions end so soon. */
async function sessionsEndIn(context: BrowserContext, seconds: number): Promise<void> {
  await context.route(TOKENS, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), refresh_expires_in: seconds } })
  })
}

const dialogIn = (page: Page) => page.getByRole('alertdialog', { name: 'You are about to be signed out' })

test('a session that has an hour asks nothing', async () => {
  const { page } = await visit()
  await signInAs(page, 'viewer', '/profile')
  expect(await dialogIn(page).count()).toBe(0)
})

test('shortly before its end every tab asks whether to stay, and counts down', async () => {
  const { page } = await visit()
  await sessionsEndIn(page.context(), 50)
  await signInAs(page, 'viewer', '/profile')
  const other = await page.context().newPage()
  await other.goto('/')
  for (const tab of [page, other]) await dialogIn(tab).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay signed in')
  const first = await dialogIn(page).getByRole('timer').textContent()
  await page.waitForFunction(
    (before) => document.querySelector('[role=timer]')?.textContent !== before,
    first,
  )

  await page.context().unroute(TOKENS)
  await other.getByRole('button', { name: 'Stay signed in' }).click()
  for (const tab of [page, other]) await dialogIn(tab).waitFor({ state: 'detached' })
})

test('the question lies above a dialog that is open, and gives the focus back to it', async () => {
  const { page } = await visit()
  await page.clock.install()
  await sessionsEndIn(page.context(), 200)
  await signInAs(page, 'users', '/operation-portal-users/care%40program.example')
  await page.getByRole('button', { name: 'Disable' }).click()
  const reason = page.getByLabel('Change reason')
  await reason.fill('Leaves the company')
  await page.clock.fastForward(145_000)

  await dialogIn(page).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('Stay signed in')
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Sign out now')
  await page.keyboard.press('Escape')
  await page.context().unroute(TOKENS)
  await dialogIn(page).getByRole('button', { name: 'Stay signed in' }).click()
  await dialogIn(page).waitFor({ state: 'detached' })
  expect(await reason.inputValue()).toBe('Leaves the company')
  expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a session that cannot be made longer continues after a sign-in in another window', async () => {
  const { page } = await visit()
  await sessionsEndIn(page.context(), 50)
  await signInAs(page, 'viewer', '/profile')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.getByText('It cannot be made any longer.').waitFor()

  await page.context().unroute(TOKENS)
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in again' }).click(),
  ])
  await sendPassword(window, 'viewer@program.example')
  await dialogIn(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/profile')
})

test.each(['light', 'dark'] as const)('the question is accessible, %s', async (colorScheme) => {
  const { page } = await visit({ colorScheme })
  await sessionsEndIn(page.context(), 55)
  await signInAs(page, 'viewer', '/profile')
  await dialogIn(page).waitFor()
  expect(await violationsOn(page)).toEqual([])
})
