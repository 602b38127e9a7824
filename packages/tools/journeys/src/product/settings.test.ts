import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const REASON = 'Agreed with the risk committee.'
const PROFILES = '/settings/idv-profiles'
const DEFAULTS = '/settings/dpa-system-defaults'

const question = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true })

/** Confirms the open dialog with a reason, and with the word that it asks for. */
async function answer(page: Page, button: string, word?: string): Promise<void> {
  const dialog = question(page)
  if (word) await dialog.getByLabel(`Type ${word} to confirm`).fill(word)
  await dialog.getByLabel('Change reason').fill(REASON)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test.describe('settings', () => {
  test('a channel can be set up, edited, turned off and deleted, and its history remains', async ({
    page,
    complaints,
  }) => {
    await openAs(page, 'risk', PROFILES)
    await page.getByRole('link', { name: 'Create the profile of Passkey' }).click()
    await page.getByRole('combobox', { name: 'Provider' }).fill('Passkey')
    await page.getByRole('option', { name: 'Passkey Hub' }).click()
    await page.getByRole('button', { name: 'Create' }).click()
    await question(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Passkey set up')).toBeVisible()

    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Lockout').fill('1800')
    await expect(page.getByText('after a failure, locked 30 minutes')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await answer(page, 'Save')
    await expect(page.getByText('Passkey saved')).toBeVisible()
    await expect(page.getByText('after a failure, locked 30 minutes')).toBeVisible()

    await page.getByRole('button', { name: 'Switch off' }).click()
    await expect(
      question(page).getByText('No rule, subject or configuration uses this channel.'),
    ).toBeVisible()
    await answer(page, 'Switch off')
    await expect(page.getByText('Off', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await answer(page, 'Delete', 'PASSKEY')
    await expect(page.getByText('No profile for Passkey yet')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'History' }).click()
    await expect(
      page.getByRole('row').filter({ hasText: 'IDV channel deleted' }).filter({ hasText: REASON }),
    ).toBeVisible()
    // The browser logs that the profile no longer exists.
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })

  test('defaults show how many DPAs inherit them, are saved once "system" is typed, and can be restored', async ({
    page,
    complaints,
  }) => {
    await openAs(page, 'admin', `${DEFAULTS}/update`)
    const minutes = page.getByLabel('Dynamic data lifetime (minutes)')
    const before = await minutes.inputValue()
    await minutes.fill(before === '20' ? '25' : '20')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      question(page).getByText(/^Dynamic data lifetime \(minutes\): Inherited by [\d,]+ DPAs/),
    ).toBeVisible()
    await question(page).getByLabel('Change reason').fill(REASON)
    await question(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(question(page).getByText('This field is required')).toBeVisible()
    await answer(page, 'Save', 'system')
    await expect(page.getByText('Defaults saved')).toBeVisible()

    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('row').filter({ hasText: REASON }).first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Restore this version' }).click()
    await expect(page.getByText(/^Values of version \d+$/)).toBeVisible()
    await expect(minutes).toHaveValue(before)
    expect(complaints).toEqual([])
  })

  test('can be read and changed only with permission', async ({ page, visit }) => {
    await openAs(page, 'viewer', `${PROFILES}/SMS`)
    await expect(page.getByText(/^6 digits, valid 5 minutes/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
    await page.goto('/settings/idv-rules/configuration/update')
    await expect(page.getByText('idvRule.config.save').first()).toBeVisible()
    const { page: risk } = await visit()
    await openAs(risk, 'risk', `${DEFAULTS}/update`)
    await expect(risk.getByText('subject.defaultDpaConfig.update').first()).toBeVisible()
  })
})
