import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { fillFacilitator } from './testing/fill-facilitator.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: button }).click()
}

describe('a business subject', () => {
  test('is created, read, suspended with a reason, and its history says so', async () => {
    const { page, complaints } = await visit()
    const name = `Quayside ${Date.now()}`
    await openAs(page, 'onboarding', '/subjects/business')

    await page.getByRole('link', { name: 'Add', exact: true }).click()
    await fillFacilitator(page, name)
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText(`${name} is created as a draft`).waitFor()

    await page.getByRole('tab', { name: 'Business data' }).click()
    await page.getByText('https://wallet.example/app').waitFor()

    await page.getByRole('button', { name: 'Suspend' }).click()
    await giveReason(page, 'too short', 'Suspend')
    await page.getByText('Too small: expected string to have >=10 characters').waitFor()
    await giveReason(page, 'ten chars!', 'Suspend')
    await page.getByText(`${name} is suspended`).waitFor()

    await page.getByRole('link', { name: 'Audit changes' }).click()
    const newest = page.getByRole('table').getByRole('row').nth(1)
    await newest.getByText('ten chars!').waitFor()
    expect(complaints).toEqual([])
  })

  test('keeps what was typed when another type is chosen', async () => {
    const { page } = await visit()
    await openAs(page, 'onboarding', '/subjects/business/create?type=SRCI')
    await page.getByLabel('Legal name').fill('Quayside Limited')
    await page.getByLabel('Integration', { exact: true }).selectOption('MERCHANT_DIRECT')
    await page.getByRole('radio', { name: 'Digital card facilitator' }).click()
    await page.getByLabel('Address of the wallet').waitFor()
    expect(await page.getByLabel('Legal name').inputValue()).toBe('Quayside Limited')
    expect(await page.getByLabel('Kind').inputValue()).toBe('TECHNICAL')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('alert').first().waitFor()
    expect(await page.getByRole('alert').first().textContent()).not.toContain('Legal name')
  })

  test('shows what is wrong at the field and in a summary, and loses nothing', async () => {
    const { page } = await visit()
    await openAs(page, 'onboarding', '/subjects/business/create')
    await page.getByLabel('Legal name').fill('Only a name')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('alert').first().waitFor()
    expect(await page.getByLabel('Display name').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Legal name').inputValue()).toBe('Only a name')
  })

  test('is found by its name, whatever the accents', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/subjects/business')
    await page.getByRole('searchbox').fill('LARKSPUR')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: /Larkspur/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('LARKSPUR')
  })

  test('that does not exist has a screen that says so', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/subjects/business/details/00000000-0000-7000-8000-000000000000')
    await page.getByRole('heading', { level: 1, name: 'Subject not found' }).waitFor()
    await page.getByText('There is no subject with this id.').waitFor()
  })
})

describe('a secret of a subject', () => {
  test('stays on the screen when the page below is left, until it is stored', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'admin', '/subjects/business?q=Juniper')
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Secrets' }).click()
    await page.getByRole('button', { name: 'Create webhook secret' }).click()
    await giveReason(page, 'The partner asked for it', 'Create')
    const dialog = page.getByRole('dialog', { name: /^Store the webhook secret of Juniper/ })
    await dialog.getByRole('button', { name: 'Copy' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate(() => history.go(-2))
    await page.waitForURL('**/subjects/business?q=Juniper')
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Juniper.* webhook secret\.txt$/)
    await dialog.getByRole('button', { name: 'I stored it' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
  })
})

describe('a published subject', () => {
  test('asks for a reason before its draft is saved', async () => {
    const { page } = await visit()
    // The last by name: what others look at stays as it is.
    await openAs(
      page,
      'onboarding',
      '/subjects/business?publicationStatus=PUBLISHED&status=ACTIVE&sort=-name',
    )
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('link', { name: 'Edit' }).click()
    const description = page.getByLabel('Description')
    await description.fill(`Checked on ${new Date().toISOString()}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await giveReason(page, 'Yearly check of the profile', 'Save')
    await page.getByText('Saved: Business data').waitFor()
  })
})
