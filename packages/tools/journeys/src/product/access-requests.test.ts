import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const PAGE = '/explore/access'
const request = (page: Page, role: string) =>
  page.getByRole('button', { name: new RegExp(`^Request access ?: ${role}$`) })

async function answer(page: Page, button: string, reason?: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  if (reason) await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

test.describe('access', () => {
  test('is listed by area, with the roles that would add to it', async ({ page }) => {
    await openAs(page, 'care', '/explore')
    await page.getByRole('link', { name: 'What can I do here?' }).first().click()
    await expect(page.getByText('Your roles: Customer-care agent.')).toBeVisible()
    const care = page.getByRole('region', { name: 'Customer care' })
    await expect(care.getByRole('link', { name: 'Delete profile' })).toBeVisible()
    await expect(care.getByRole('listitem').filter({ hasText: 'SRC profiles:' })).toHaveText(
      'SRC profiles: look up a consumer, delete a consumer profile.',
    )
    await expect(care.getByRole('button')).toHaveCount(0)
    const people = page.getByRole('region', { name: 'User management' })
    await expect(people.getByText(/^Not allowed: list, open, publish/)).toBeVisible()
    await expect(people.getByText(/Opens Operation portal users, Add an operation/).first()).toBeVisible()
  })

  test('can be requested on a forbidden page, and the request withdrawn', async ({ page }) => {
    await openAs(page, 'care', '/settings/idv-rules')
    await request(page, 'Risk manager').click()
    await answer(page, 'Request access')
    const requested = page.getByRole('button', { name: /^Requested ?: Risk manager$/ })
    await expect(requested).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'What can I do here?' }).click()
    const mine = page.getByRole('region', { name: 'My requests' })
    await expect(mine.getByText('Risk manager', { exact: true })).toBeVisible()
    await mine.getByRole('button', { name: /^Withdraw/ }).click()
    await answer(page, 'Withdraw')
    await expect(mine.getByText('Withdrawn', { exact: true })).toBeVisible()
  })

  test('can be requested in your own words', async ({ page }) => {
    await openAs(page, 'care', PAGE)
    await page.getByRole('button', { name: 'Describe what you need' }).click()
    await answer(page, 'Request access', 'I answer questions about shops that do not accept cards.')
    const mine = page.getByRole('region', { name: 'My requests' })
    await expect(mine.getByText('I answer questions about shops')).toBeVisible()
    await expect(mine.getByText('Open', { exact: true })).toBeVisible()
  })
})

test.describe('an access request', () => {
  test('appears on the dashboard of operators who assign roles, and can be granted', async ({
    page,
    visit,
  }) => {
    await openAs(page, 'care', PAGE)
    await request(page, 'Viewer').first().click()
    await answer(page, 'Request access', 'I need to look up which shops take part.')
    await expect(
      page.getByRole('region', { name: 'My requests' }).getByText('Viewer', { exact: true }),
    ).toBeVisible()

    const { page: administrator } = await visit()
    await openAs(administrator, 'users')
    const card = administrator.getByRole('region', { name: 'Access requests' })
    await expect(card.getByText(/Viewer/)).toBeVisible()
    await card.getByRole('link').first().click()
    const requests = administrator.getByRole('region', { name: 'Access requests' })
    const requested = requests.getByRole('status').filter({ hasText: 'requests the role Viewer' })
    await expect(requested.getByText('I need to look up which shops take part.')).toBeVisible()
    await requested.getByRole('button', { name: 'Assign role' }).click()
    await answer(administrator, 'Add role')
    await expect(administrator.getByRole('dialog')).toHaveCount(0)
    await expect(requested).toHaveCount(0)

    await page.reload()
    await expect(
      page.getByRole('region', { name: 'My requests' }).getByText('Granted', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText('Your roles: Customer-care agent and Viewer.')).toBeVisible()
  })

  test('can be declined with a reason, which the requester sees', async ({ page, visit }) => {
    await openAs(page, 'editor', PAGE)
    await request(page, 'Content reviewer').first().click()
    await answer(page, 'Request access')
    await expect(
      page.getByRole('region', { name: 'My requests' }).getByText('Content reviewer', { exact: true }),
    ).toBeVisible()

    const { page: administrator } = await visit()
    await openAs(administrator, 'users', '/operation-portal-users/editor%40program.example')
    await administrator.getByRole('button', { name: 'Decline' }).click()
    await answer(administrator, 'Decline', 'Editors cannot review in this program.')
    await expect(administrator.getByRole('dialog')).toHaveCount(0)
    await expect(administrator.getByRole('region', { name: 'Access requests' })).toHaveCount(0)

    await page.reload()
    await expect(page.getByText('Reason given: Editors cannot review in this program.')).toBeVisible()
    await expect(page.getByText('declined your request: Content reviewer')).toBeVisible()
  })
})
