import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { type Account, openAs, sendPassword, signInAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

async function openProfile(page: Page, open = openAs, account: Account = 'viewer') {
  await open(page, account, '/profile')
  await expect(page.getByRole('heading', { level: 2, name: 'Preferences' })).toBeVisible()
}

test.describe('the profile', () => {
  test('shows which role grants a permission, or which roles would', async ({ page }) => {
    await openProfile(page)
    await page.getByLabel('Can I …?').fill('subject.search')
    await expect(page.getByText('Yes, granted by Viewer.')).toBeVisible()
    await page.getByLabel('Can I …?').fill('subject.publish')
    await expect(page.getByText(/^No\. Granted by .*Onboarding operator/)).toBeVisible()
  })

  test('shows times in the chosen time zone, even after a reload', async ({ visit }) => {
    const { page } = await visit({ timezoneId: 'Europe/Warsaw' })
    await openProfile(page)
    await page.getByRole('combobox', { name: 'Time zone' }).fill('UTC')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.goto(`${PORTAL_URL}/subjects/system/details/system/audit-changes`)
    const time = page.getByRole('table').locator('time').first()
    await time.hover()
    await expect(time).toHaveAttribute('title', /GMT\+00:00$/)
  })

  test('changes your own name, also in the top bar', async ({ page }) => {
    await openProfile(page, openAs, 'editor')
    await page.getByRole('button', { name: 'Edit name' }).click()
    await page.getByLabel('Family name').fill('Newname')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Newname$/ })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: /Newname$/ })).toBeVisible()
  })

  test('checks off the password rules, and changes the password', async ({ page, visit }) => {
    // No other test signs in with this account: later tests only know the demo password.
    const email = 'peter.novotny@program.example'
    await page.goto('/profile')
    await sendPassword(page, email)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('Operator-Demo-1')
    await page.getByLabel('New password', { exact: true }).fill('short')
    const rules = page.getByRole('list', { name: 'Password rules' })
    await expect(rules.getByText('Use 12 to 128 characters.').getByText('Not met')).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('Another-Demo-22')
    await expect(rules.getByText('Use 12 to 128 characters.').getByText('Met')).toBeVisible()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Enter the new password again')).toBeVisible()
    await page.getByLabel('Confirm new password').fill('Another-Demo-22')
    const changed = page.waitForResponse((response) => response.url().endsWith('/users/me/password'))
    await page.getByRole('button', { name: 'Change password' }).click()
    expect((await changed).status()).toBe(204)
    const { page: again } = await visit()
    await again.goto('/')
    await sendPassword(again, email, 'Another-Demo-22')
    await expect(again.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('says when the current password is wrong, and keeps the input', async ({ page }) => {
    await openProfile(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('not-my-password')
    await page.getByLabel('New password', { exact: true }).fill('Another-Demo-22')
    await page.getByLabel('Confirm new password').fill('Another-Demo-22')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('This is not your current password')).toBeVisible()
    await expect(page.getByLabel('Confirm new password')).toHaveValue('Another-Demo-22')
  })

  test('signs out in every tab', async ({ page }) => {
    await openProfile(page, signInAs)
    const other = await page.context().newPage()
    await other.goto(`${PORTAL_URL}/`)
    await expect(other.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out on all tabs' }).click()
    await expect(other.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  })
})
