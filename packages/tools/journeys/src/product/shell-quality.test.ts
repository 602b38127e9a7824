import type { Locator, Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

/** States of the page, with how to reach each one from the one before. */
const STATES: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  ['dashboard', (page) => expect(page.getByRole('region', { name: 'Recent changes' })).toBeVisible()],
  [
    'palette',
    async (page) => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Search pages, records and actions' })).toBeVisible()
      await page.keyboard.type('pay')
      await expect(page.getByRole('option', { name: /Payments/ }).first()).toBeVisible()
    },
  ],
  [
    'messages',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Messages/ }).click()
      await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible()
    },
  ],
  [
    'shortcuts',
    async (page) => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Messages' })).toBeHidden()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    },
  ],
  [
    'explorer',
    async (page) => {
      await page.goto(`${PORTAL_URL}/explore`)
      await expect(page.getByRole('heading', { name: 'General' })).toBeVisible()
    },
  ],
  [
    'search results',
    async (page) => {
      await page.goto(`${PORTAL_URL}/explore?q=pay`)
      await expect(page.getByRole('link', { name: 'Open the list with this search' }).first()).toBeVisible()
    },
  ],
  [
    'password form',
    async (page) => {
      await page.goto(`${PORTAL_URL}/profile`)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByLabel('Current password')).toBeVisible()
    },
  ],
]

for (const [how, options] of [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['320 px', { viewport: { width: 320, height: 700 } }],
] as const) {
  test(`every part of the frame is accessible, fits, and logs nothing (${how})`, async ({ visit }) => {
    const { page, complaints } = await visit(options)
    await openAs(page, 'admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const found: string[] = []
    for (const [name, open] of STATES) {
      await open(page)
      await settled(page)
      found.push(...(await violationsOn(page)).map((violation) => `${name}: ${violation}`))
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      if (tooWide) found.push(`${name} scrolls sideways`)
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('every part of the frame can be reached and left with the keyboard', async ({ page }) => {
  await openAs(page, 'viewer')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const focusOn = (name: RegExp) => page.locator(':focus').and(page.getByRole('button', { name }))
  for (let stops = 0; stops < 40 && (await focusOn(/^Search/).count()) === 0; stops += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search pages, records and actions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focusOn(/^Search/)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(focusOn(/^Messages/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focusOn(/^Messages/)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(focusOn(/Viktor/)).toBeVisible()
  await page.keyboard.press('Enter')
  const profile = page.getByRole('menuitem', { name: 'Profile' })
  await expect(profile.and(page.locator('[data-highlighted]'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Preferences' })).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
})

test('the current item is marked in forced colors', async ({ visit }) => {
  const { page } = await visit({ forcedColors: 'active' })
  await openAs(page, 'viewer', '/operation-portal-users/viewer%40program.example')
  await expect(page.getByRole('tab').first()).toBeVisible()
  const fill = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await fill(page.getByRole('tab', { selected: true }))).not.toBe(
    await fill(page.getByRole('tab', { selected: false }).first()),
  )
  await page.goto(`${PORTAL_URL}/subjects/business`)
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  for (const name of ['Main menu', 'Views']) {
    const links = page.getByRole('navigation', { name }).getByRole('link')
    const current = await fill(links.and(page.locator('[aria-current]')))
    expect(current).not.toBe(await fill(links.and(page.locator(':not([aria-current])')).last()))
  }
})

test('on a small screen the open tab and the permission headers are visible', async ({ page }) => {
  await openAs(page, 'admin', '/operation-portal-users/viewer%40program.example?tab=activity')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.reload()
  const tab = page.getByRole('tab', { selected: true })
  await expect(tab).toBeVisible()
  await settled(page)
  const box = await tab.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)
  await page.goto(`${PORTAL_URL}/roles/create`)
  const grid = page.getByRole('grid', { name: 'Permissions' })
  // Scrolls only as far as needed, as the focus does.
  await grid
    .getByRole('rowheader')
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'nearest' }))
  const head = await grid.getByRole('columnheader').first().boundingBox()
  expect(head && head.y >= 0 && head.y < 700).toBe(true)
})
