import { describe, expect, jest, test } from '@jest/globals'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

describe('the dashboard', () => {
  test('shows work that waits, oldest first, and leads to it', async () => {
    const { page } = await visit()
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Business subjects with unpublished changes' })
    const oldest = card.getByRole('listitem').first().getByRole('link')
    const name = (await oldest.textContent()) ?? ''
    await oldest.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  test('shows developers who wait to be decided, and leads to the one', async () => {
    const { page } = await visit()
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Developer portal users to decide' })
    const oldest = card.getByRole('listitem').first().getByRole('link')
    const name = (await oldest.textContent()) ?? ''
    await oldest.click()
    await page.getByRole('table', { name: 'Developer portal users' }).getByText(name).waitFor()
  })

  test('says that nothing waits for an operator without these permissions', async () => {
    const { page } = await visit()
    await openAs(page, 'care')
    await page.getByText('Nothing waits for you.').waitFor()
    expect(await page.getByRole('heading', { name: 'Health' }).count()).toBe(0)
  })

  test('fetches no bundle for cards that may not be seen', async () => {
    const { page } = await visit()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openAs(page, 'care')
    await page.getByText('Nothing waits for you.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => url.includes('/@portal/subjects/'))).toEqual([])
  })

  test('counts lead to the list that they count', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    const health = page.getByRole('region', { name: 'Subjects', exact: true })
    const link = health.getByRole('link', { name: /Digital card facilitator, Active/ })
    const count = Number.parseInt((await link.textContent()) ?? '', 10)
    await link.click()
    const rows = page
      .getByRole('table', { name: 'Business subjects' })
      .getByRole('rowheader')
      .getByRole('link')
    await rows.nth(count - 1).waitFor()
    expect(await rows.count()).toBe(count)
  })

  test('a card that fails fails alone, and comes back with a retry', async () => {
    const { page } = await visit()
    await page.route('**/bundles/@portal/subjects/**', (route) => route.abort())
    await openAs(page, 'viewer')
    const health = page.getByRole('region', { name: 'Subjects', exact: true })
    await health.getByText('This card could not be shown. Try again.').waitFor()
    await health.getByText(/@portal\/subjects \d/).waitFor()
    await page.getByRole('region', { name: 'Recent changes' }).getByRole('listitem').first().waitFor()
    await page.unroute('**/bundles/@portal/subjects/**')
    await health.getByRole('button', { name: 'Try again' }).click()
    await health.getByRole('table').waitFor()
  })

  test('is there again after another page though a card of it failed', async () => {
    const { page } = await visit()
    await page.route('**/bundles/@portal/subjects/**', (route) => route.abort())
    await openAs(page, 'viewer')
    const health = page.getByRole('region', { name: 'Subjects', exact: true })
    await health.getByText('This card could not be shown. Try again.').waitFor()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Operation portal users' }).click()
    await page.getByRole('table', { name: 'Operation portal users' }).waitFor()
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('region', { name: 'Recent changes' }).getByRole('listitem').first().waitFor()
  })

  test('a card whose data fail says so with the request id, and recovers', async () => {
    const { page } = await visit()
    await page.route('**/api/accounts/*/subjects?*hasUnpublishedChanges*sort*', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'X-Request-Id': 'request-503' },
        json: { reason: 'UNAVAILABLE', message: 'The service is not available.', errorDetail: [] },
      }),
    )
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Business subjects with unpublished changes' })
    await card.getByText('The service is not available.').waitFor()
    await page.unroute('**/api/accounts/*/subjects?*hasUnpublishedChanges*sort*')
    await card.getByRole('button', { name: 'Try again' }).click()
    await card.getByRole('listitem').first().waitFor()
  })

  test('shows the figures behind the chart as a table', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    const card = page.getByRole('region', { name: 'Changes', exact: true }).first()
    await card.getByRole('group', { name: /^Changes: \d+ in total$/ }).waitFor()
    await card.getByRole('button', { name: 'Show as table' }).click()
    expect(await card.getByRole('rowheader').count()).toBe(7)
  })

  test('narrows the changes to an area and to a column of the chart', async () => {
    const { page } = await visit()
    await openAs(page, 'admin')
    await page.getByLabel('Area').selectOption('Users')
    await page.getByRole('radio', { name: '14 days' }).check({ force: true })
    const chart = page.getByRole('group', { name: /^Changes: \d+ in total$/ })
    const column = chart.getByRole('button', { name: /: [1-9]/ }).last()
    await column.click()
    expect(await column.getAttribute('aria-pressed')).toBe('true')
    const list = page.getByRole('region', { name: 'Recent changes' })
    const count = Number((await column.locator('span').first().textContent())?.split(': ')[1])
    await list
      .getByRole('listitem')
      .nth(Math.min(count, 20) - 1)
      .waitFor()
    expect(await list.getByRole('listitem').count()).toBe(Math.min(count, 20))
    await list.getByRole('button', { name: 'Show all 14 days' }).click()
    expect(await column.getAttribute('aria-pressed')).toBe('false')
  })

  test('shows invitations that run out, and leads to who was invited', async () => {
    const { page } = await visit()
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Invitations not accepted' })
    const oldest = card.getByRole('listitem').first()
    await oldest.getByText(/^Expire/).waitFor()
    const name = (await oldest.getByRole('link').textContent()) ?? ''
    await oldest.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('button', { name: 'Resend invitation' }).waitFor()
  })

  test('remembers the period and what was visited, on this device', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/subjects/system/details/system')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('radio', { name: '14 days' }).check({ force: true })
    await page.goto(`${PORTAL_URL}/`)
    const visited = page.getByRole('region', { name: 'Pages visited last' })
    await visited.getByRole('link', { name }).waitFor()
    expect(await page.getByRole('radio', { name: '14 days' }).isChecked()).toBe(true)
  })
})
