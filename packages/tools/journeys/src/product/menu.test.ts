import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs, signInAs } from '../testing/sign-in.ts'

const menuOf = async (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).locator('[data-testid^="nav-item-"]').allInnerTexts()

test.describe('the side menu', () => {
  // The architecture tests check for every role which links it sees.
  test('shows what the role allows', async ({ page }) => {
    await openAs(page, 'viewer')
    await settled(page)
    const shown = (await menuOf(page)).map((text) => text.split('\n')[0]?.trim())
    expect(shown).toContain('List')
    expect(shown).not.toContain('Create')
  })

  test('shows and hides the links of an item, and marks the current screen', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/business')
    const item = page.getByTestId('nav-item-Business subjects')
    const link = page.getByRole('link', { name: 'List business subjects' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await item.click()
    await expect(link).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/subjects/business')
    await item.click()
    await expect(link).toBeVisible()
  })

  test('keeps an item closed until the next sign-in', async ({ visit }) => {
    const { page } = await visit()
    await signInAs(page, 'viewer', '/profile')
    const link = page.getByRole('link', { name: 'List business subjects' })
    await page.getByTestId('nav-item-Business subjects').click()
    await expect(link).toBeHidden()
    await page.reload()
    await expect(page.getByTestId('nav-item-Business subjects')).toBeVisible()
    await expect(link).toBeHidden()
    // An open page would notice that its session has ended.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signInAs(page, 'viewer', '/profile')
    await expect(link).toBeVisible()
  })

  test('links to the first 100 directories, and the list has pages for all of them', async ({ page }) => {
    const named = Array.from({ length: 250 }, (_, index) => `Directory ${index + 1}`)
    const isDown = { now: true }
    await page.route('**/directories?*', async (route) => {
      if (isDown.now)
        return route.fulfill({ status: 400, json: { message: 'Down', reason: 'INVALID_REQUEST' } })
      const query = new URL(route.request().url()).searchParams
      const [number, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize'))]
      const items = named.slice((number - 1) * size, number * size).map((name) => ({
        id: name.replace(' ', '-'),
        name,
        ...{ fileCount: 0, draftCount: 0, openChangeRequestCount: 0, lastPublication: null },
      }))
      const totals = { totalItems: 250, totalPages: Math.ceil(250 / size), totalRelation: 'EQ' }
      return route.fulfill({ json: { items, page: { number, size, ...totals, nextCursor: null } } })
    })
    await openAs(page, 'viewer', '/profile')
    await expect(page.getByRole('alert').filter({ hasText: 'Down' })).toBeVisible()
    isDown.now = false
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: /^Directory / })).toHaveCount(100)
    await page.goto('/resources')
    await expect(page.getByText('1–100 of 250', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByRole('link', { name: 'Directory 200', exact: true })).toBeVisible()
  })

  test('can be skipped with the keyboard', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/business')
    const heading = page.getByRole('heading', { level: 1, name: 'Business subjects' })
    await expect(heading).toBeVisible()
    // The frame can render after the screen.
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
  })

  test('shows the current item in a short window', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 1280, height: 400 } })
    await openAs(page, 'admin', '/subjects/business')
    const link = page.getByRole('link', { name: 'List business subjects' })
    await expect(link).toBeVisible()
    await link.evaluate(
      (element) =>
        new Promise<void>((seen) =>
          new IntersectionObserver(([first]) => first?.isIntersecting && seen()).observe(element),
        ),
    )
  })

  test('is a drawer on a phone, and closes on navigation', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 375, height: 740 } })
    await openAs(page, 'viewer')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await drawer.getByRole('link', { name: 'List system subjects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'System subjects' })).toBeVisible()
    await expect(drawer).toBeHidden()
  })

  test('leaves the environment visible on a phone', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 375, height: 740 } })
    await openAs(page, 'viewer')
    await expect(page.getByRole('banner').getByText('Sandbox', { exact: true })).toBeVisible()
  })

  test('collapses to icons, gives its room to the screen, and stays collapsed after a reload', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width: 1024, height: 740 } })
    await openAs(page, 'viewer', '/operation-portal-users')
    const heading = page.getByRole('heading', { level: 1, name: 'Operation portal users' })
    const startOf = async () => (await heading.boundingBox())?.x ?? 0
    await expect.poll(startOf).toBe(315 + 24)
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect.poll(startOf).toBe(64 + 24)
    await page.reload()
    await page.getByRole('button', { name: 'Business subjects' }).click()
    await page.getByRole('menuitem', { name: 'List' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Business subjects' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test('a link above the heading opens the parent screen', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 740 } })
    await openAs(page, 'viewer', '/operation-portal-users/viewer%40program.example')
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Operation Portal Users' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Operation portal users' })).toBeVisible()
  })
})

test.describe('the top bar', () => {
  test('links home from the logo, and to the profile from the user menu', async ({ page }) => {
    await openAs(page, 'viewer', '/tasks')
    await page.getByRole('link', { name: /, home$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const banner = page.getByRole('banner')
    await banner.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })

  test('stays on one line with a long user name', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 1024, height: 740 } })
    const name = 'Maximiliane-Konstantinopoulou Wolfeschlegelsteinhausenberg'
    await page.route('**/users/me/user-data', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), given_name: name, family_name: name },
      })
    })
    await openAs(page, 'viewer', '/profile')
    const menu = page.getByRole('button', { name: `${name} ${name}` })
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.width).toBeLessThanOrEqual(240)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(await crumbs.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

  test('is not covered by a message', async ({ page }) => {
    await openAs(page, 'risk', '/profile')
    await page.getByRole('button', { name: 'Edit name' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    const message = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
    await message.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const { y = 0 } = (await message.boundingBox()) ?? {}
    const bottomOf = async (name: string) => {
      const box = await page.getByRole('banner').getByRole('button', { name, exact: true }).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(y).toBeGreaterThanOrEqual(await bottomOf('Search'))
  })
})
