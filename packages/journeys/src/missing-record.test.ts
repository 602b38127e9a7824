import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(120_000)
const visit = browserForTests()

const LIST = '/operation-portal-users'
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** Invites a user and deletes them again; gives the address of their page. */
async function deletedUser(page: Page): Promise<string> {
  const email = `leaver-${Date.now()}@program.example`
  await openAs(page, 'users', `${LIST}/create`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Given name').fill('Lea')
  await page.getByLabel('Family name').fill('Ver')
  await page.getByRole('checkbox', { name: /^Viewer:/ }).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lea Ver' }).waitFor()
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email)
  await dialog.getByLabel('Change reason').fill('Left the company in May.')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Lea Ver is deleted').waitFor()
  return address
}

test('a record that was deleted says by whom, when and why, and what it was', async () => {
  const { page, complaints } = await visit()
  await page.goto(await deletedUser(page))
  await page.getByRole('heading', { level: 1, name: 'This user was deleted' }).waitFor()
  await page.getByText(/^By .+, .+: “Left the company in May\.”$/).waitFor()
  await page.getByText('Lea', { exact: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  // The browser logs the answer; the page adds nothing.
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
})

test('after deleting a record, its page says so and has no buttons for it', async () => {
  const { page } = await visit()
  await deletedUser(page)
  await page.getByRole('heading', { level: 1, name: 'This user was deleted' }).waitFor()
  expect(await page.getByRole('button', { name: 'Disable' }).count()).toBe(0)
})

test('the edit form of a deleted record says the same', async () => {
  const { page } = await visit()
  await page.goto(`${await deletedUser(page)}/update`)
  await page.getByRole('heading', { level: 1, name: 'This user was deleted' }).waitFor()
})

test('a record that never was is named by its id, with the way back to the list as it was', async () => {
  const { page } = await visit()
  await openAs(page, 'viewer', `${LIST}?status=ACTIVE`)
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `${LIST}/${NOBODY}`)
  await page.getByRole('heading', { level: 1, name: 'User not found' }).waitFor()
  await page.getByText(NOBODY).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to operation portal users' }).click()
  await page.getByRole('table').waitFor()
  expect(new URL(page.url()).search).toBe('?status=ACTIVE')
})

test('the id of something else is found by a search', async () => {
  const { page } = await visit()
  await openAs(page, 'admin', `/roles/update/${NOBODY}`)
  await page.getByRole('heading', { level: 1, name: 'Role not found' }).waitFor()
  await page.getByRole('link', { name: 'Search for this id' }).click()
  await page.waitForURL(`**/explore?q=${NOBODY}`)
})
