import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'

/** Where the texts are longest, among others. */
const LISTS = [
  '/operation-portal-users',
  '/developer-portal-users',
  '/roles',
  '/subjects/business',
  '/subjects/dpa',
  '/tasks',
  '/settings/idv-profiles',
]

const LAPTOP = { viewport: { width: 1280, height: 800 } }

const heightsOf = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))

test('the rows of a list have one height on a laptop', async ({ visit }) => {
  const { page } = await visit(LAPTOP)
  await openAs(page, 'admin')
  for (const address of LISTS) {
    await page.goto(address)
    await settled(page)
    const heights = await heightsOf(page)
    expect(heights.length, address).toBeGreaterThan(5)
    expect(new Set(heights).size, `${address} has rows of ${heights.join(', ')} px`).toBe(1)
  }
})

test('a text that does not fit in its row has a note with all of it', async ({ visit }) => {
  const { page } = await visit(LAPTOP)
  await openAs(page, 'admin', '/developer-portal-users?q=nakamura')
  const email = page.getByRole('cell', { name: /nakamura@/ }).first()
  const whole = (await email.textContent()) ?? ''
  // The code that finds truncated text loads after the list.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await email.hover()
    // Hidden from screen readers, which read the whole cell anyway.
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText(whole, { timeout: 2_000 })
  }).toPass()
})
