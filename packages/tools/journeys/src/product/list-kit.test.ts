import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { keyboardOf } from '../testing/keyboard.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'

const names = (page: Page) => page.getByRole('table').getByRole('rowheader').allTextContents()

/** Whether an element is inside the window and its center is not covered. */
const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(seen)
  })

const firstRow = (page: Page) => page.getByRole('table').getByRole('rowheader').first()

test('a list keeps its filters, order and page after a reload and after Back', async ({ page }) => {
  const query = 'status=ACTIVE&sort=name&size=25&page=2'
  await openAs(page, 'admin', `/subjects/business?${query}`)
  await expect(firstRow(page)).toBeVisible()
  const shown = await names(page)
  await page.reload()
  await expect(firstRow(page)).toBeVisible()
  await expect.poll(() => names(page)).toEqual(shown)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(firstRow(page)).toBeVisible()
  await expect.poll(() => names(page)).toEqual(shown)
  const kept = [...new URLSearchParams(query)].sort()
  expect([...new URL(page.url()).searchParams].sort()).toEqual(kept)
})

test('Back returns the focus to the opened row', async ({ page }) => {
  await openAs(page, 'viewer', '/subjects/business?size=25')
  const row = page.getByRole('table').getByRole('rowheader').nth(20).getByRole('link')
  const name = (await row.textContent()) ?? ''
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.locator(':focus').filter({ hasText: name })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('rows can be browsed, selected and previewed with the keyboard', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business')
  await expect(firstRow(page)).toBeVisible()
  const [first = '', second = ''] = await names(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('x')
  const quickLook = page.getByRole('dialog', { name: first })
  await expect(quickLook.getByText('Legal name')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: second })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator(':focus', { hasText: second })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: second })).toBeVisible()
})

test('closing the quick look focuses the row viewed last', async ({ page }) => {
  await openAs(page, 'viewer', '/subjects/business?size=25')
  await expect(firstRow(page)).toBeVisible()
  const seen = await names(page)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  for (const name of seen.slice(0, 20)) {
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('j')
  }
  await expect(page.getByRole('dialog', { name: seen[20] ?? '' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keyboardOf(page).findAt(page.getByRole('rowheader').nth(20).getByRole('link'))
})

test('the next page starts at its top, and the focus stays on the pagination', async ({ page }) => {
  await openAs(page, 'viewer', '/subjects/business?size=25')
  await expect(firstRow(page)).toBeVisible()
  const [first = ''] = await names(page)
  const next = page.getByRole('button', { name: 'Next page' })
  await next.click()
  await expect(page.getByText(/^26–/).first()).toBeVisible()
  await expect(firstRow(page).filter({ hasNotText: first })).toBeVisible()
  await expect.poll(() => isInView(page.getByRole('columnheader', { name: 'Name' }))).toBe(true)
  await expect.poll(() => isInView(firstRow(page))).toBe(true)
  await expect(next).toBeFocused()
})

test('actions for selected rows appear without shifting the rows, and stay visible', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business?size=25')
  await settled(page)
  const box = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox')
  const place = await box(2).boundingBox()
  await box(1).click()
  const suspend = page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Suspend' })
  await expect.poll(() => isInView(suspend)).toBe(true)
  expect(await box(2).boundingBox()).toEqual(place)
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect.poll(() => isInView(suspend)).toBe(true)
  await expect.poll(() => isInView(page.getByRole('columnheader', { name: 'Name' }))).toBe(true)
})

test('choosing an action for selected rows does not scroll the list', async ({ page }) => {
  await openAs(page, 'admin', '/operation-portal-users?size=50')
  await settled(page)
  await page.getByRole('checkbox', { name: 'Select Minh Nguyễn' }).click()
  await page.evaluate(() => window.scrollTo(0, 300))
  const more = page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Add role' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('all cards of a page can be selected at once on a phone', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
  await expect(page.getByText('10 selected')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('offering to save a view does not shift the list', async ({ page }) => {
  await openAs(page, 'viewer', '/subjects/business')
  await settled(page)
  const top = async () => (await page.getByRole('table').boundingBox())?.y
  const before = await top()
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible()
  expect(await top()).toBe(before)
})

test('a printed list repeats its headers, without the frame', async ({ page }) => {
  await openAs(page, 'viewer', '/subjects/business')
  await expect(firstRow(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const head = page.getByRole('columnheader', { name: 'Name' })
  expect(await head.evaluate((element) => getComputedStyle(element).position)).toBe('static')
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

const INVALID = 'sort=-color&status=GONE&permission=no.such&type=NONE&state=x&cols=color&size=37&q=a%00'

test('an old or mistyped link still shows rows, and the list says what it ignored', async ({ page }) => {
  await openAs(page, 'viewer', `/subjects/business?${INVALID}&page=900000`)
  await expect(firstRow(page)).toBeVisible()
  await expect(
    page.getByText(/^Ignored in the link: .*order “-color”.*column “color”.*page 900000$/),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
})

test('Back leaves a page that does not exist', async ({ page }) => {
  await openAs(page, 'viewer', '/roles')
  await page.goto('/roles?page=50')
  await expect(page.getByText(/page 50$/)).toBeVisible()
  await page.goBack()
  await page.waitForURL((url) => url.search === '')
})

test('columns keep their chosen order after a reload and in a saved view', async ({ page }) => {
  await openAs(page, 'viewer', '/operation-portal-users')
  await expect(firstRow(page)).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  const earlier = page.getByRole('button', { name: 'Move Status up' })
  await earlier.press('Enter')
  await earlier.press('Enter')
  await expect(page.getByText('Status is column 1 of 5')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  const headers = page.getByRole('table').getByRole('columnheader')
  const order = ['Name', 'Status', 'Email', 'Roles', 'Last sign-in', 'Created']
  const shown = async () => (await headers.allTextContents()).filter((text) => order.includes(text))
  await expect.poll(shown).toEqual(order)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'View name' }).fill('Mine')
  await page.keyboard.press('Enter')
  await page.reload()
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect(firstRow(page)).toBeVisible()
  await expect.poll(shown).toEqual(order)
})

test('a table with many columns scrolls, while names and actions stay visible', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1024, height: 768 } })
  const columns =
    'subjectName,status,publicationStatus,supportedCardBrands,merchantCategoryCode,dpaUri,updatedAt'
  await openAs(page, 'viewer', `/subjects/dpa?cols=${columns}`)
  await expect(firstRow(page)).toBeVisible()
  const last = page.getByRole('columnheader', { name: 'Updated' }).getByRole('button')
  expect(await isInView(last)).toBe(false)
  await last.focus()
  await expect.poll(() => isInView(last)).toBe(true)
  for (const staying of [
    firstRow(page).getByRole('link'),
    page.getByRole('button', { name: /^Actions for/ }),
  ])
    expect(await isInView(staying.first())).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(await violationsOn(page)).toEqual([])
})

test('a bulk action applies to all selected rows, with a result for each', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business?q=Gateway&status=ACTIVE')
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Suspend' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox').fill('The yearly review begins')
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText(/^\d+ done$/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('0 results for “Gateway” with Status: Active')).toBeVisible()
})

test('an action for all matches says how many will change, and asks to type the number', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/dpa')
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
  await page.getByRole('button', { name: /^Select all [\d,]+ that match$/ }).click()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Suspend' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(/^All [\d,]+ of this list: no search or filter is set\.$/)).toBeVisible()
  await expect(
    question.getByText(/^[\d,]+ payment applications of [\d,]+ initiators will change\.$/),
  ).toBeVisible()
  await expect(question.getByText(/^[\d,]+ stay as they are: suspended already\.$/)).toBeVisible()
  await question.getByLabel('Change reason').fill('The yearly review begins')
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(question.getByText('This field is required')).toBeVisible()
})

test('an export has one line for each match', async ({ page }) => {
  await openAs(page, 'viewer', '/subjects/business?type=DCF')
  await expect(firstRow(page)).toBeVisible()
  const total = Number(
    await page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::*').first().textContent(),
  )
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  const file = await (await download).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(total + 1)
})

test('at 1024 pixels the sorted column stays visible, and nothing is cut off', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1024, height: 768 } })
  await openAs(page, 'admin', '/operation-portal-users?sort=-lastSignInAt')
  await expect(firstRow(page)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Last sign-in' })).toBeVisible()
  await expect.poll(() => isInView(page.getByRole('button', { name: /^Actions for/ }).first())).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('names of business subjects stay on one line at 1280 pixels', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } })
  await openAs(page, 'onboarding', '/subjects/business?size=50')
  const name = page.getByRole('rowheader').getByRole('link', { name: 'Meadowbank Payments' })
  await expect(name).toBeVisible()
  expect(await name.evaluate((link) => link.getClientRects().length)).toBe(1)
})

test('beside the menu, breadcrumbs take one line at 1024 pixels, and filters with a chip one at 1440', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 1024, height: 800 } })
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height
  await openAs(page, 'admin', '/subjects/dpa')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Audit changes' }).click()
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(breadcrumbs.getByText('Audit Changes', { exact: true })).toBeVisible()
  const line = await heightOf(breadcrumbs.getByRole('listitem').last())
  expect(await heightOf(breadcrumbs)).toBe(line)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/developer-portal-users?status=PENDING')
  const filters = page.getByRole('group', { name: 'Filters' })
  await expect(filters.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  expect(await heightOf(filters)).toBe(await heightOf(filters.getByRole('searchbox')))
})

test('email addresses are shown whole when there is room', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } })
  await openAs(page, 'admin', '/operation-portal-users?q=priya.raghunathan')
  const address = page.getByRole('table').getByText('priya.raghunathan@program.example', { exact: true })
  const [end, endOfCell] = await address.evaluate((element) =>
    [element, element.closest('td')].map((one) => one?.getBoundingClientRect().right ?? 0),
  )
  expect(end).toBeLessThan(endOfCell ?? 0)
})

test('in a wide window the quick look opens beside the list and follows the focus', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1600, height: 900 } })
  await openAs(page, 'admin', '/operation-portal-users?sort=email')
  await expect(firstRow(page)).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const panel = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('button', { name: 'Next row' }) })
  await expect(panel.getByText('Given name')).toBeVisible()
  const nameOf = (row: number) => rows.nth(row).getByRole('rowheader').getByRole('link').textContent()
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText((await nameOf(1)) ?? '')
  await rows.nth(3).getByRole('rowheader').getByRole('link').focus()
  await expect(panel.getByRole('heading', { name: (await nameOf(3)) ?? '' })).toBeVisible()
  await expect.poll(() => isInView(page.getByRole('button', { name: /^Actions for/ }).first())).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('on a phone, views take one line that shows the open one, and filters are beside the search', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 375, height: 700 } })
  await openAs(page, 'viewer', '/subjects/business?status=SUSPENDED&view=Suspended')
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link', { name: 'Suspended' })).toBeInViewport({ ratio: 1 })
  expect((await views.boundingBox())?.height).toBeLessThan(40)
  const search = await page.getByRole('search').boundingBox()
  const filters = await page.getByRole('button', { name: /^Filters/ }).boundingBox()
  expect(filters?.y).toBe(search?.y)
})
