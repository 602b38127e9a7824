import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

const REASON = 'Agreed with the risk committee.'
const PROFILES = '/settings/idv-profiles'
const DEFAULTS = '/settings/dpa-system-defaults'

const question = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true })

/** Answers the open question with a reason, and with the word that it asks for. */
async function answer(page: Page, button: string, word?: string): Promise<void> {
  const dialog = question(page)
  if (word) await dialog.getByLabel(`Type ${word} to confirm`).fill(word)
  await dialog.getByLabel('Change reason').fill(REASON)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('settings', () => {
  test('a channel is set up, edited, switched off and deleted, and its history stays', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'risk', PROFILES)
    await page.getByRole('link', { name: 'Create the profile of Passkey' }).click()
    await page.getByRole('combobox', { name: 'Provider' }).fill('Passkey')
    await page.getByRole('option', { name: 'Passkey Hub' }).click()
    await page.getByRole('button', { name: 'Create' }).click()
    await question(page).getByRole('button', { name: 'Create' }).click()
    await page.getByText('Passkey is set up').waitFor()

    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Locked after the last try').fill('1800')
    await page.getByText('who fails is locked 30 minutes').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await answer(page, 'Save')
    await page.getByText('Passkey is saved').waitFor()
    await page.getByText('who fails is locked 30 minutes').waitFor()

    await page.getByRole('button', { name: 'Switch off' }).click()
    await question(page)
      .getByText('No rule, no subject and not the configuration uses this channel.')
      .waitFor()
    await answer(page, 'Switch off')
    await page.getByText('Off', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await answer(page, 'Delete', 'PASSKEY')
    await page.getByText('No profile for Passkey yet').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'History' }).click()
    await page
      .getByRole('row')
      .filter({ hasText: 'IDV channel deleted' })
      .filter({ hasText: REASON })
      .waitFor()
    // The browser itself says that the profile is not there any more.
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
  })

  test('defaults say whom they reach, are saved once "system" is typed, and older ones are taken up again', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'admin', `${DEFAULTS}/update`)
    const minutes = page.getByLabel('Minutes dynamic data stays good')
    const before = await minutes.inputValue()
    await minutes.fill(before === '20' ? '25' : '20')
    await page.getByRole('button', { name: 'Save' }).click()
    await question(page)
      .getByText(/^Minutes dynamic data stays good: Applies to [\d,]+ DPAs that inherit/)
      .waitFor()
    await question(page).getByLabel('Change reason').fill(REASON)
    await question(page).getByRole('button', { name: 'Save', exact: true }).click()
    await question(page).getByText('This field is required').waitFor()
    await answer(page, 'Save', 'system')
    await page.getByText('The defaults are saved').waitFor()

    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('row').filter({ hasText: REASON }).first().waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Restore this version' }).click()
    await page.getByText('Restored your unsaved changes').waitFor()
    expect(await minutes.inputValue()).toBe(before)
    expect(complaints).toEqual([])
  })

  test('are shown to those who may read, and changed by those who may change', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', `${PROFILES}/SMS`)
    await page.getByText(/^6 digits, valid 5 minutes/).waitFor()
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
    await page.goto('/settings/idv-rules/configuration/update')
    await page.getByText('idvRule.config.save').first().waitFor()
    const { page: risk } = await visit()
    await openAs(risk, 'risk', `${DEFAULTS}/update`)
    await risk.getByText('subject.defaultDpaConfig.update').first().waitFor()
  })
})
