import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const REASON = 'Agreed with the translators.'
const SYSTEM = '/templates-system/subjects/system'

async function answer(page: Page, button: string): Promise<void> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const dialog = dialogs.filter({ has: page.getByLabel('Change reason') })
  await dialog.getByLabel('Change reason').fill(REASON)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.describe('templates', () => {
  test('can be read and edited only with permission', async ({ page, visit }) => {
    await openAs(page, 'viewer', SYSTEM)
    await expect(page.getByRole('link', { name: /^Welcome, Polish: Custom/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add', exact: true })).toHaveCount(0)
    await page.goto(`${SYSTEM}/EMAIL/OTP/en`)
    await expect(page.getByRole('heading', { level: 1, name: 'One-time code, Email, English' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
    for (const address of [`${SYSTEM}/create`, `${SYSTEM}/EMAIL/OTP/en/update`]) {
      await page.goto(address)
      await expect(page.getByText(/template\.(create|update)/).first()).toBeVisible()
    }
    const { page: stranger } = await visit()
    await openAs(stranger, 'users', '/templates-srcpi/subjects')
    await expect(stranger.getByText('template.search').first()).toBeVisible()
  })

  test('can be saved only with their required placeholders', async ({ page, complaints }) => {
    await openAs(page, 'editor', `${SYSTEM}/SMS/OTP/de/update`)
    const text = editor(page, 'Text')
    await text.fill('Ihr Code kommt noch.')
    await expect(page.getByText('Cannot be saved')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Text: Put {{otp}} into this text.' })).toBeVisible()

    const words = 'Ihr neuer Code ist {{otp}}.'
    await text.fill(words)
    await expect(page.getByRole('region', { name: /^Preview of/ }).getByText('482913')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Text: differences' })).toBeVisible()
    await answer(page, 'Save')
    await expect(page.getByText('One-time code, SMS, German saved')).toBeVisible()

    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('row').filter({ hasText: REASON }).first()).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('can override the system text for an issuer, and be reverted to it', async ({ page }) => {
    await openAs(page, 'editor', '/templates-srcpi/subjects')
    await page.getByRole('link', { name: 'Cedar Valley Bank' }).click()
    await page.getByRole('link', { name: /^New device, Polish: Inherited/ }).click()
    await page.getByRole('link', { name: 'Override' }).click()
    await editor(page, 'Text').fill('Nowe urządzenie: {{deviceName}}')
    await editor(page, 'HTML').fill('<p>Nowe urządzenie: {{deviceName}}</p>')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('New device, Email, Polish created')).toBeVisible()

    await page.getByRole('tab', { name: 'Compare' }).click()
    await expect(page.getByRole('region', { name: 'Text: differences' }).getByText('Nowe')).toBeVisible()
    await page.getByRole('button', { name: 'Revert to inherited' }).click()
    await expect(page.getByText('The text of the SRC system in Polish is sent instead.')).toBeVisible()
    await expect(page.getByText("Are you sure? You can't undo this action afterwards.")).toBeVisible()
    await answer(page, 'Revert to inherited')
    await expect(page.getByText('This is the text of the SRC system')).toBeVisible()
  })

  test('can be imported from translators: invalid rows are reported, the others are saved', async ({
    page,
    complaints,
  }) => {
    await openAs(page, 'editor', SYSTEM)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Translation files' }).click()
    const lines = [
      'channel,type,lang,subject line,text',
      'SMS,WELCOME,it,,Benvenuti a tutti',
      'SMS,OTP,it,,Il codice',
      'SMS,PARTY,it,,Festa',
      'PUSH,NEW_DEVICE,it,Nuovo,{{deviceName}} {{pin}}',
    ]
    await page
      .getByLabel('Translated file')
      .setInputFiles({ name: 'it.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    const wrong = page.getByRole('table', { name: 'Rows with errors' }).getByRole('rowheader')
    await expect(wrong.first()).toBeVisible()
    await expect(wrong).toHaveText(['3', '4', '5'])
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Import 1 template' }).click()
    await answer(page, 'Import')
    await expect(page.getByText('1 template imported')).toBeVisible()
    await page.goto(`${SYSTEM}/SMS/WELCOME/it`)
    await expect(page.getByText(/^Benvenuti/)).toBeVisible()
    expect(complaints).toEqual([])
  })
})
