import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

const REASON = 'Agreed with the translators.'
const SYSTEM = '/templates-system/subjects/system'

async function answer(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Change reason') })
  await dialog.getByLabel('Change reason').fill(REASON)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

describe('templates', () => {
  test('are read by those who may read, written by those who may write, and shut to the others', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', SYSTEM)
    await page.getByRole('link', { name: /^Welcome, Polish: Own/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Add', exact: true }).count()).toBe(0)
    await page.goto(`${SYSTEM}/EMAIL/OTP/en`)
    await page.getByRole('heading', { level: 1, name: 'One-time code, Email, English' }).waitFor()
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
    for (const address of [`${SYSTEM}/create`, `${SYSTEM}/EMAIL/OTP/en/update`]) {
      await page.goto(address)
      await page
        .getByText(/template\.(create|update)/)
        .first()
        .waitFor()
    }
    const { page: stranger } = await visit()
    await openAs(stranger, 'users', '/templates-srcpi/subjects')
    await stranger.getByText('template.search').first().waitFor()
  })

  test('cannot lose what they are for: the check says it, the form refuses it, and then it is saved', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'editor', `${SYSTEM}/SMS/OTP/de/update`)
    const text = editor(page, 'Text')
    await text.fill('Ihr Code kommt noch.')
    await page.getByText('Cannot be saved as it is').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Text: Put {{otp}} into this text.' }).waitFor()

    const words = `Ihr Code ist {{otp}} (${Date.now()}).`
    await text.fill(words)
    await page
      .getByRole('region', { name: /^Preview of/ })
      .getByText('482913')
      .waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await answer(page, 'Save')
    await page.getByText('One-time code, SMS, German is saved').waitFor()

    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('row').filter({ hasText: REASON }).first().waitFor()
    expect(complaints).toEqual([])
  })

  test('of an issuer override the text of the system, and are reverted to it', async () => {
    const { page } = await visit()
    await openAs(page, 'editor', '/templates-srcpi/subjects')
    await page.getByRole('link', { name: 'Cedar Valley Bank' }).click()
    await page.getByRole('link', { name: /^New device, Polish: Inherited/ }).click()
    await page.getByRole('link', { name: 'Override' }).click()
    await editor(page, 'Text').fill('Nowe urządzenie: {{deviceName}}')
    await editor(page, 'HTML').fill('<p>Nowe urządzenie: {{deviceName}}</p>')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    await page.getByText('New device, Email, Polish is created').waitFor()

    await page.getByRole('tab', { name: 'Compare' }).click()
    await page.getByRole('region', { name: 'Text: what differs' }).getByText('Nowe').waitFor()
    await page.getByRole('button', { name: 'Revert to inherited' }).click()
    await page.getByText('The text of the SRC system in Polish is sent instead.').waitFor()
    await answer(page, 'Revert to inherited')
    await page.getByText('This is the text of the SRC system').waitFor()
  })

  test('come back from translators: wrong rows are reported one by one, the others are saved', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'editor', SYSTEM)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Translators’ files' }).click()
    const lines = [
      'channel,type,lang,subject line,text',
      `SMS,WELCOME,it,,Benvenuti ${Date.now()}`,
      'SMS,OTP,it,,Il codice',
      'SMS,PARTY,it,,Festa',
      'PUSH,NEW_DEVICE,it,Nuovo,{{deviceName}} {{pin}}',
    ]
    await page
      .getByLabel('Translated file')
      .setInputFiles({ name: 'it.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    const wrong = page.getByRole('table', { name: 'Wrong rows' }).getByRole('rowheader')
    await wrong.first().waitFor()
    expect(await wrong.allTextContents()).toEqual(['3', '4', '5'])
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Import 1 template' }).click()
    await answer(page, 'Import')
    await page.getByText('1 template imported').waitFor()
    await page.goto(`${SYSTEM}/SMS/WELCOME/it`)
    await page.getByText(/^Benvenuti/).waitFor()
    expect(complaints).toEqual([])
  })
})
