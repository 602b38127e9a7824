import { interrupt } from '../testing/interrupt.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

test.describe('the dashboard', () => {
  test('links to business subjects with unpublished changes', async ({ page }) => {
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Business subjects with unpublished changes' })
    const oldest = card.getByRole('listitem').first().getByRole('link')
    const name = (await oldest.textContent()) ?? ''
    await oldest.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('links to each pending developer', async ({ page }) => {
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Pending developer portal users' })
    const oldest = card.getByRole('listitem').first().getByRole('link')
    const name = (await oldest.textContent()) ?? ''
    await oldest.click()
    await expect(page.getByRole('table', { name: 'Developer portal users' }).getByText(name)).toBeVisible()
  })

  test('is where it was after Back, with the focus on the link that was followed', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    await openAs(page, 'admin')
    const link = page.getByRole('region', { name: 'Expiring certificates' }).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    await settled(page)
    await link.scrollIntoViewIfNeeded()
    const before = await link.boundingBox()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveCount(0)
    await page.goBack()
    await expect(link).toBeFocused()
    await settled(page)
    await expect.poll(async () => (await link.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1)
  })

  test('links to tasks awaiting confirmation', async ({ page }) => {
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Tasks awaiting confirmation' })
    await card.getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  })

  test('hides tasks awaiting confirmation from operators who cannot confirm them', async ({ page }) => {
    await openAs(page, 'viewer')
    await expect(page.getByRole('region', { name: 'Running now' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Tasks awaiting confirmation' })).toHaveCount(0)
  })

  test('shows when certificates expire, and links to their subjects', async ({ page }) => {
    await openAs(page, 'onboarding')
    const card = page.getByRole('region', { name: 'Expiring certificates' })
    const first = card.getByRole('listitem').first()
    await expect(first).toContainText(/\d{4}, in \d+ days/)
    const name = (await first.getByRole('link').textContent()) ?? ''
    await first.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('shows an empty card on one line', async ({ page }) => {
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'My requests needing action' })
    await expect(card.getByText('Nothing to do.')).toBeVisible()
    await settled(page)
    const title = await card.getByRole('heading').boundingBox()
    const text = await card.getByText('Nothing to do.').boundingBox()
    expect(text?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
  })

  test('says that nothing is pending when no card is permitted, and loads no bundles for cards', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openAs(page, 'care')
    await expect(page.getByText('No pending items.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Health' })).toHaveCount(0)
    await settled(page)
    expect(fetched.filter((url) => url.includes('/@portal/subjects/'))).toEqual([])
  })

  test('links each count to the list that it counts', async ({ page }) => {
    await openAs(page, 'viewer')
    const health = page.getByRole('region', { name: 'Subjects', exact: true })
    const link = health.getByRole('link', { name: /Digital card facilitator, Active/ })
    const count = Number.parseInt((await link.textContent()) ?? '', 10)
    await link.click()
    const rows = page
      .getByRole('table', { name: 'Business subjects' })
      .getByRole('rowheader')
      .getByRole('link')
    await expect(rows.nth(count - 1)).toBeVisible()
    await expect(rows).toHaveCount(count)
  })

  test('keeps the other cards working when one fails, and recovers that one on retry', async ({ page }) => {
    const restore = await interrupt(page, '**/bundles/@portal/subjects/**', (route) => route.abort())
    await openAs(page, 'viewer')
    const health = page.getByRole('region', { name: 'Subjects', exact: true })
    await expect(health.getByText('This card could not be shown. Try again.')).toBeVisible()
    await expect(health.getByText(/@portal\/subjects \d/)).toBeVisible()
    const changes = page.getByRole('region', { name: 'Recent changes' }).getByRole('listitem')
    await expect(changes.first()).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Operation portal users' }).click()
    await expect(page.getByRole('table', { name: 'Operation portal users' })).toBeVisible()
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await expect(changes.first()).toBeVisible()
    await expect(health.getByText('This card could not be shown. Try again.')).toBeVisible()
    restore()
    await health.getByRole('button', { name: 'Try again' }).click()
    await expect(health.getByRole('table')).toBeVisible()
  })

  test('says why a card could not load its data, and recovers it on retry', async ({ page }) => {
    const restore = await interrupt(
      page,
      '**/api/accounts/*/subjects?*hasUnpublishedChanges*sort*',
      (route) =>
        route.fulfill({
          status: 503,
          headers: { 'X-Request-Id': 'request-503' },
          json: { reason: 'UNAVAILABLE', message: 'The service is not available.', errorDetail: [] },
        }),
    )
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Business subjects with unpublished changes' })
    await expect(card.getByText('The service is not available.')).toBeVisible()
    restore()
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(card.getByRole('listitem').first()).toBeVisible()
  })

  test('shows task outcomes by day, and links to the tasks of a day', async ({ page }) => {
    await openAs(page, 'viewer')
    const card = page.getByRole('region', { name: 'Tasks by outcome' })
    const days = card.getByRole('group').getByRole('link')
    await expect(days).toHaveCount(14)
    const day = card
      .getByRole('group')
      .getByRole('link', { name: /: 1 [a-z ]+$/ })
      .last()
    await day.click()
    const tasks = page.getByRole('table', { name: 'Tasks' }).getByRole('rowheader')
    await expect(tasks).toHaveCount(1)
  })

  test('shows how long change requests have waited for approval', async ({ page }) => {
    await openAs(page, 'viewer')
    const table = page.getByRole('table', { name: 'Change requests awaiting approval, by age' })
    await expect(table.getByRole('row', { name: /^8 to 30 days [1-9]/ })).toBeVisible()
  })

  test('shows the figures behind the chart as a table', async ({ page }) => {
    await openAs(page, 'viewer')
    const card = page.getByRole('region', { name: 'Changes', exact: true }).first()
    await expect(card.getByRole('group', { name: /^Changes in the last .+: \d+ in total$/ })).toBeVisible()
    await card.getByRole('button', { name: 'Show as table' }).click()
    await expect(card.getByRole('rowheader')).toHaveCount(7)
  })

  test('filters recent changes by area and by a column of the chart', async ({ page }) => {
    await openAs(page, 'admin')
    await page.getByLabel('Area').selectOption('Users')
    await page.getByRole('radio', { name: '14 days' }).check()
    const chart = page.getByRole('group', { name: /^Changes in the last .+: \d+ in total$/ })
    const column = chart.getByRole('button', { name: /: [1-9]/ }).last()
    await column.click()
    await expect(column).toHaveAttribute('aria-pressed', 'true')
    const list = page.getByRole('region', { name: 'Recent changes' })
    const count = Number((await column.locator('span').first().textContent())?.split(': ')[1])
    await expect(list.getByRole('listitem').nth(Math.min(count, 20) - 1)).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(Math.min(count, 20))
    await list.getByRole('button', { name: 'Show all 14 days' }).click()
    await expect(column).toHaveAttribute('aria-pressed', 'false')
  })

  test('shows expiring invitations, and links to the invited users', async ({ page }) => {
    await openAs(page, 'admin')
    const card = page.getByRole('region', { name: 'Invitations not accepted' })
    const oldest = card.getByRole('listitem').first()
    await expect(oldest.getByText(/^Expire/)).toBeVisible()
    const name = (await oldest.getByRole('link').textContent()) ?? ''
    await oldest.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resend invitation' })).toBeVisible()
  })

  test('remembers the period and recent pages on this device', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/system/details/system')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('radio', { name: '14 days' }).check()
    await page.goto(`${PORTAL_URL}/`)
    const visited = page.getByRole('region', { name: 'Recent pages' })
    await expect(visited.getByRole('link', { name })).toBeVisible()
    await expect(page.getByRole('radio', { name: '14 days' })).toBeChecked()
  })
})
