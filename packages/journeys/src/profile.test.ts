import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { type Account, openAs, sendPassword, signInAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

async function openProfile(page: Page, open = openAs, account: Account = 'viewer') {
  await open(page, account, '/profile')
  await page.getByRole('heading', { level: 2, name: 'Preferences' }).waitFor()
}

describe('the profile', () => {
  test('answers by which role one may do something, and which roles would let one', async () => {
    const { page } = await visit()
    await openProfile(page)
    await page.getByLabel('Can I …?').fill('subject.search')
    await page.getByText('Yes, by Viewer.').waitFor()
    await page.getByLabel('Can I …?').fill('subject.publish')
    await page.getByText(/^No\. Granted by .*Onboarding operator/).waitFor()
  })

  test('shows times in the zone that was chosen, also after a reload', async () => {
    const { page } = await visit({ timezoneId: 'Europe/Warsaw' })
    await openProfile(page)
    await page.getByLabel('Time zone').selectOption('UTC')
    await page.getByText('Saved.').waitFor()
    await page.goto(`${PORTAL_URL}/subjects/system/details/system/audit-changes`)
    const time = page.getByRole('table').locator('time').first()
    await time.hover()
    expect(await time.getAttribute('title')).toMatch(/GMT\+00:00$/)
  })

  test('begins lists with the number of rows that was chosen', async () => {
    const { page } = await visit()
    await openProfile(page)
    await page.getByLabel('Rows of a list').selectOption('25')
    await page.getByRole('link', { name: 'List business subjects' }).click()
    await page.getByRole('table', { name: 'Business subjects' }).getByRole('rowheader').nth(24).waitFor()
  })

  test('changes the own name, in the top bar as well', async () => {
    const { page } = await visit()
    await openProfile(page, openAs, 'editor')
    await page.getByRole('button', { name: 'Edit name' }).click()
    await page.getByLabel('Family name').fill('Newname')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('heading', { level: 1, name: /Newname$/ }).waitFor()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Newname$/ })
      .waitFor()
  })

  test('ticks the rules of a new password and changes it', async () => {
    const { page } = await visit()
    // Nobody else signs in so: whatever test comes later knows the password of the accounts only.
    const email = 'peter.novotny@program.example'
    await page.goto('/profile')
    await sendPassword(page, email)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('Operator-Demo-1')
    await page.getByLabel('New password', { exact: true }).fill('short')
    const rules = page.getByRole('list', { name: 'What the new password must be' })
    await rules.getByText('Use 12 to 128 characters.').getByText('Not yet').waitFor()
    await page.getByLabel('New password', { exact: true }).fill('Another-Demo-22')
    await rules.getByText('Use 12 to 128 characters.').getByText('Kept').waitFor()
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Enter the same new password again').waitFor()
    await page.getByLabel('New password again').fill('Another-Demo-22')
    const changed = page.waitForResponse((answer) => answer.url().endsWith('/users/me/password'))
    await page.getByRole('button', { name: 'Change password' }).click()
    expect((await changed).status()).toBe(204)
    const { page: again } = await visit()
    await again.goto('/')
    await sendPassword(again, email, 'Another-Demo-22')
    await again.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  })

  test('says so when the current password is wrong, and keeps what was typed', async () => {
    const { page } = await visit()
    await openProfile(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('not-my-password')
    await page.getByLabel('New password', { exact: true }).fill('Another-Demo-22')
    await page.getByLabel('New password again').fill('Another-Demo-22')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('This is not your current password').waitFor()
    expect(await page.getByLabel('New password again').inputValue()).toBe('Another-Demo-22')
  })

  test('signs out on every tab', async () => {
    const { page } = await visit()
    await openProfile(page, signInAs)
    const other = await page.context().newPage()
    await other.goto(`${PORTAL_URL}/`)
    await other.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await page.getByRole('button', { name: 'Sign out on all tabs' }).click()
    await other.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'hidden' })
  })
})
