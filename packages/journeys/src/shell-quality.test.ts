import { describe, expect, jest, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(120_000)
const visit = browserForTests()

/** What stands on the screen in each state, and how one gets there from the dashboard. */
const STATES: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  ['dashboard', async (page) => page.getByRole('region', { name: 'Recent changes' }).waitFor()],
  [
    'palette',
    async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search pages, records and actions' }).waitFor()
      await page.keyboard.type('pay')
      await page
        .getByRole('option', { name: /Payments/ })
        .first()
        .waitFor()
    },
  ],
  [
    'messages',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Messages/ }).click()
      await page.getByRole('dialog', { name: 'Messages' }).waitFor()
    },
  ],
  [
    'shortcuts',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Messages' }).waitFor({ state: 'hidden' })
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  ],
  [
    'explorer',
    async (page) => {
      await page.goto(`${PORTAL_URL}/explore`)
      await page.getByRole('heading', { name: 'General' }).waitFor()
    },
  ],
  [
    'search results',
    async (page) => {
      await page.goto(`${PORTAL_URL}/explore?q=pay`)
      await page.getByRole('link', { name: 'Open the list with this search' }).first().waitFor()
    },
  ],
  [
    'password form',
    async (page) => {
      await page.goto(`${PORTAL_URL}/profile`)
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByLabel('Current password').waitFor()
    },
  ],
]

describe.each([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['320 px', { viewport: { width: 320, height: 700 } }],
] as const)('around the screens, %s,', (_, options) => {
  test('everything is accessible, fits, and logs nothing', async () => {
    const { page, complaints } = await visit(options)
    await openAs(page, 'admin')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    const found: string[] = []
    for (const [name, open] of STATES) {
      await open(page)
      await page.waitForLoadState('networkidle')
      found.push(...(await violationsOn(page)).map((violation) => `${name}: ${violation}`))
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      if (tooWide) found.push(`${name} scrolls sideways`)
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('everything around a screen can be reached and left with keys alone', async () => {
  const { page } = await visit()
  await openAs(page, 'viewer')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const focusOn = (name: RegExp) => page.locator(':focus').and(page.getByRole('button', { name }))
  for (let stops = 0; stops < 40 && (await focusOn(/^Search/).count()) === 0; stops += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Search pages, records and actions' }).waitFor()
  await page.keyboard.press('Escape')
  await focusOn(/^Search/).waitFor()
  await page.keyboard.press('Tab')
  await focusOn(/^Messages/).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Messages' }).waitFor()
  await page.keyboard.press('Escape')
  await focusOn(/^Messages/).waitFor()
  await page.keyboard.press('Tab')
  await focusOn(/Viktor/).waitFor()
  await page.keyboard.press('Enter')
  const profile = page.getByRole('menuitem', { name: 'Profile' })
  await profile.and(page.locator('[data-highlighted]')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Preferences' }).waitFor()
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('what is current is marked in forced colours', async () => {
  const { page } = await visit({ forcedColors: 'active' })
  await openAs(page, 'viewer', '/operation-portal-users/viewer%40program.example')
  await page.getByRole('tab').first().waitFor()
  const fill = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await fill(page.getByRole('tab', { selected: true }))).not.toBe(
    await fill(page.getByRole('tab', { selected: false }).first()),
  )
  await page.goto(`${PORTAL_URL}/subjects/business`)
  await page.getByRole('table').getByRole('rowheader').first().waitFor()
  for (const name of ['Main menu', 'Views']) {
    const links = page.getByRole('navigation', { name }).getByRole('link')
    const current = await fill(links.and(page.locator('[aria-current]')))
    expect(current).not.toBe(await fill(links.and(page.locator(':not([aria-current])')).last()))
  }
})

test('on a small screen the open tab and the heads of the permissions are in sight', async () => {
  const { page } = await visit()
  await openAs(page, 'admin', '/operation-portal-users/viewer%40program.example?tab=activity')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.reload()
  const tab = page.getByRole('tab', { selected: true })
  await tab.waitFor()
  const box = await tab.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)
  await page.goto(`${PORTAL_URL}/roles/create`)
  const grid = page.getByRole('grid', { name: 'Permissions' })
  // As the focus does it: no further than is needed.
  await grid
    .getByRole('rowheader')
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'nearest' }))
  const head = await grid.getByRole('columnheader').first().boundingBox()
  expect(head && head.y >= 0 && head.y < 700).toBe(true)
})
