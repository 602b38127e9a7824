import type { Locator, Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'

const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

/** Hidden from screen readers, which read the whole cell anyway. */
const tooltip = (page: Page) => page.getByRole('tooltip', { includeHidden: true })

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element is not on screen.')
  return box
}

const widthOf = async (target: Locator) => Math.round((await boxOf(target)).width)

/** Drags the edge of a column header, without releasing it. */
async function drag(page: Page, name: string, by: number): Promise<void> {
  const { x, y, width, height } = await boxOf(header(page, name))
  const [edge, middle] = [x + width - 3, y + height / 2]
  await page.mouse.move(edge, middle)
  const loaded = page.waitForResponse(/late-columns/)
  await page.mouse.down()
  await loaded
  // The code that follows the pointer starts shortly after it has loaded.
  await expect(async () => {
    await page.mouse.move(edge + by / 2, middle)
    await page.mouse.move(edge + by, middle)
    await expect(page.getByRole('table')).toHaveAttribute('data-sized', /.*/, { timeout: 100 })
  }).toPass()
}

async function openList(page: Page, query = ''): Promise<void> {
  await openAs(page, 'onboarding', `/subjects/business${query}`)
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await settled(page)
}

test('dragging the edge of a header resizes the column, even after a reload', async ({ page }) => {
  await openList(page)
  const [type, status] = [await widthOf(header(page, 'Type')), await widthOf(header(page, 'Status'))]
  await drag(page, 'Type', 60)
  await page.mouse.up()
  await expect.poll(() => new URL(page.url()).searchParams.get('cols')).toContain(`type:${type + 60}`)
  await page.reload()
  await expect.poll(() => widthOf(header(page, 'Type'))).toBe(type + 60)
  expect(await widthOf(header(page, 'Status'))).toBe(status)
})

test('Escape cancels a resize, and clicking the header still sorts', async ({ page }) => {
  await openList(page)
  const width = await widthOf(header(page, 'Type'))
  await drag(page, 'Type', 60)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => widthOf(header(page, 'Type'))).toBe(width)
  expect(new URL(page.url()).searchParams.has('cols')).toBe(false)
  await header(page, 'Type').getByRole('button').click()
  await expect(header(page, 'Type')).toHaveAttribute('aria-sort', 'ascending')
})

test('a truncated cell shows its text in a tooltip, for pointer and keyboard', async ({ page }) => {
  await openList(page, '?cols=name:80,type:60,status&sort=name')
  const name = page.getByRole('rowheader').first()
  const type = page.getByRole('row').nth(1).getByRole('cell').nth(1)
  const typed = (await type.textContent()) ?? ''
  // The code that finds truncated text loads after the list.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await type.hover()
    await expect(tooltip(page)).toHaveText(typed, { timeout: 2_000 })
  }).toPass()
  await page.mouse.move(0, 0)
  await page.keyboard.press('j')
  await expect(tooltip(page)).toHaveText((await name.textContent()) ?? '')
  expect(await violationsOn(page)).toEqual([])
})

test('columns can be resized with buttons, and reset', async ({ page }) => {
  await openList(page)
  const width = await widthOf(header(page, 'Name'))
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Make Name wider' }).press('Enter')
  await expect(page.getByText(`Name is ${width + 24} pixels wide`)).toBeAttached()
  await expect.poll(() => widthOf(header(page, 'Name'))).toBe(width + 24)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(() => widthOf(header(page, 'Name'))).toBe(width)
})

test('on a phone, cards have no column width controls', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 375, height: 700 } })
  await openList(page, '?cols=name:80,type:60')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByRole('checkbox', { name: 'Status' })).toBeVisible()
  await expect(page.getByRole('button', { name: /wider$/ })).toHaveCount(0)
})
