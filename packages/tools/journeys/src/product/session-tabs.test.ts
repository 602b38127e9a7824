import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { sessionCookies } from '../testing/session-cookies.ts'
import { signInAs } from '../testing/sign-in.ts'

const INTERVAL_MS = 240_000

/** Counts how often the context refreshes its tokens, from now on. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/oauth2/token') && request.postData()?.includes('refresh_token')) count += 1
  })
  return () => count
}

async function newTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/profile')
  await expect(tab.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  return tab
}

async function moreTabs(page: Page, count: number): Promise<Page[]> {
  const tabs = [page]
  while (tabs.length < count) tabs.push(await newTab(page))
  return tabs
}

/** Resolves when all started renewals are done; they take turns. */
const renewalsDone = (tabs: readonly Page[]) =>
  Promise.all(tabs.map((tab) => tab.evaluate(() => navigator.locks.request('portal.renew-tokens', () => 1))))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('ten tabs renew the tokens once per interval', async ({ page }) => {
  await page.context().clock.install()
  await signInAs(page, 'viewer', '/profile')
  const tabs = await moreTabs(page, 10)
  const refreshes = countRefreshes(page.context())
  for (let tick = 1; tick <= 3; tick += 1) {
    // All tabs of a context have one clock.
    await page.context().clock.fastForward(INTERVAL_MS)
    await renewalsDone(tabs)
    expect(refreshes()).toBe(tick)
  }
})

test.describe('signing out in one tab', () => {
  test('signs out all other tabs, and leaves no cookies', async ({ page }) => {
    await signInAs(page, 'viewer', '/profile')
    const tabs = await moreTabs(page, 5)
    await signOut(page)
    for (const tab of tabs)
      await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(await sessionCookies(page)).toEqual([])
  })

  test('asks first when another tab has unsaved changes, or a draft would be deleted', async ({ page }) => {
    await signInAs(page, 'onboarding', '/profile')
    const form = await page.context().newPage()
    await form.goto('/subjects/business/create')
    await form.getByLabel('Legal name').fill('Not saved yet')
    await expect(form.getByText('1 change')).toBeVisible()
    await form.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('portal.draft.')))
    await signOut(page)
    const question = page.getByRole('alertdialog', { name: 'Sign out in all tabs?' })
    await expect(question.getByText('Another tab has unsaved changes.')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(form.getByLabel('Legal name')).toHaveValue('Not saved yet')

    await form.close()
    await signOut(page)
    await expect(question.getByText(/^The draft “.+” is deleted\.$/)).toBeVisible()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  })

  test('leaves no drafts from other tabs', async ({ page }) => {
    await signInAs(page, 'onboarding', '/profile')
    const form = await page.context().newPage()
    await form.goto('/subjects/business/create')
    await form.getByLabel('Legal name').fill('Kept for a while')
    await form.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('portal.draft.')))
    await form.getByLabel('Display name').fill('Typed just now')
    await signOut(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(form.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(form.getByLabel('Display name')).toHaveCount(0)
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.draft.'))
    expect(await form.evaluate(drafts)).toEqual([])
  })

  test('leaves nothing that the Back button could show', async ({ page }) => {
    await signInAs(page, 'viewer', '/profile')
    const other = await newTab(page)
    await other.getByRole('link', { name: 'Dashboard' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await signOut(page)
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await other.goBack()
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  })
})
