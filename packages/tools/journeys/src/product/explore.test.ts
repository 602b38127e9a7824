import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

test.describe('the explorer', () => {
  test('describes every page, says what the forbidden ones need, and leads to requests for them', async ({
    page,
  }) => {
    await openAs(page, 'care', '/explore')
    const subjects = page.getByRole('region', { name: 'Subjects management' })
    await subjects.getByText(/^\d+ pages you cannot open$/).click()
    const closed = subjects.getByRole('listitem').filter({ hasText: 'Business subjects' }).first()
    await expect(closed.getByText(/Initiators, issuers/)).toBeVisible()
    await expect(closed.getByText(/^Needs /)).toBeVisible()
    await closed.getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Request access' }).first()).toBeVisible()
  })

  test('counts results by kind, and opens the list with the same search', async ({ page }) => {
    await openAs(page, 'viewer', '/explore')
    await page.getByRole('searchbox', { name: 'Search' }).fill('pay')
    const group = page.getByRole('region', { name: /^Business subjects \(\d+\)$/ })
    await expect(group).toBeVisible()
    await group.getByRole('link', { name: 'Open the list with this search' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Business subjects' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('q')).toBe('pay')
  })

  test('does not lead to lists that find nothing for a mistyped name', async ({ page }) => {
    await openAs(page, 'viewer', '/explore?q=oaklnie')
    await expect(page.getByRole('link', { name: 'Oakline Pay', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the list with this search' })).toHaveCount(0)
  })

  test('keeps the search in the address, so that Back returns to it', async ({ page }) => {
    await openAs(page, 'viewer', '/explore?q=oakline')
    await page.getByRole('link', { name: 'Oakline Pay', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oakline Pay' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Oakline Pay', exact: true })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('oakline')
  })
})
