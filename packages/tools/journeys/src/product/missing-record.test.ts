import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { holdBack } from '../testing/hold-back.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const LIST = '/operation-portal-users'
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** Invites a user and deletes them. Returns the address of their page. */
async function deletedUser(page: Page): Promise<string> {
  const email = 'leaver@program.example'
  await openAs(page, 'users', `${LIST}/create`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Given name').fill('Lea')
  await page.getByLabel('Family name').fill('Ver')
  await page.getByRole('checkbox', { name: /^Viewer / }).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lea Ver' })).toBeVisible()
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email)
  await dialog.getByLabel('Change reason').fill('Left the company in May.')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Lea Ver deleted')).toBeVisible()
  return address
}

test('the pages of a deleted record say who deleted it, when and why, and offer no actions', async ({
  page,
  complaints,
}) => {
  const address = await deletedUser(page)
  const title = page.getByRole('heading', { level: 1, name: 'This user was deleted' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disable' })).toHaveCount(0)
  await page.goto(address)
  await expect(title).toBeVisible()
  await expect(page.getByText(/^By .+, .+: “Left the company in May\.”$/)).toBeVisible()
  await expect(page.getByText('Lea', { exact: true })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.goto(`${address}/update`)
  await expect(title).toBeVisible()
  // The browser logs the response; the page adds nothing.
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
})

test('the page of an unknown record shows the id, and links back to the list with its filters', async ({
  page,
}) => {
  await openAs(page, 'viewer', `${LIST}?status=ACTIVE`)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `${LIST}/${NOBODY}`)
  await expect(page.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible()
  await expect(page.getByText(NOBODY)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to operation portal users' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(new URL(page.url()).search).toBe('?status=ACTIVE')
})

test('the page of an unknown record is loading until it is known whether the record was deleted', async ({
  page,
}) => {
  const answer = await holdBack(page, `**/audit-events?*${NOBODY}*`)
  const asked = page.waitForRequest(/audit-events/)
  await openAs(page, 'viewer', `${LIST}/${NOBODY}`)
  await asked
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible()
})

test('the page of an unknown record offers to search for the id', async ({ page }) => {
  await openAs(page, 'admin', `/roles/update/${NOBODY}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Role not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Search for this ID' }).click()
  await page.waitForURL(`**/explore?q=${NOBODY}`)
})
