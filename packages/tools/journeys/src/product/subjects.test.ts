import type { Page } from '@playwright/test'
import { fillFacilitator } from '../testing/fill-facilitator.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: button }).click()
}

test.describe('a business subject', () => {
  test('can be created, viewed, and suspended with a reason, which its history shows', async ({
    page,
    complaints,
  }) => {
    const name = 'Quayside Cards'
    await openAs(page, 'onboarding', '/subjects/business')

    await page.getByRole('link', { name: 'Add', exact: true }).click()
    await fillFacilitator(page, name)
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(`${name} created as a draft`)).toBeVisible()

    await page.getByRole('tab', { name: 'Business data' }).click()
    await expect(page.getByText('https://wallet.example/app')).toBeVisible()

    await page.getByRole('button', { name: 'Suspend' }).click()
    await giveReason(page, 'too short', 'Suspend')
    await expect(page.getByText('Too small: expected string to have >=10 characters')).toBeVisible()
    await giveReason(page, 'ten chars!', 'Suspend')
    await expect(page.getByText(`${name} suspended`)).toBeVisible()

    await page.getByRole('link', { name: 'Audit changes' }).click()
    const newest = page.getByRole('table').getByRole('row').nth(1)
    await expect(newest.getByText('ten chars!')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('keeps the input when the type changes', async ({ page }) => {
    await openAs(page, 'onboarding', '/subjects/business/create?type=SRCI')
    await page.getByLabel('Legal name').fill('Quayside Limited')
    await page.getByLabel('Integration', { exact: true }).selectOption('MERCHANT_DIRECT')
    await page.getByRole('radio', { name: 'Digital card facilitator' }).click()
    await expect(page.getByLabel('Wallet URL')).toBeVisible()
    await expect(page.getByLabel('Legal name')).toHaveValue('Quayside Limited')
    await expect(page.getByLabel('Kind')).toHaveValue('TECHNICAL')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByRole('alert').first()).not.toContainText('Legal name')
  })
})

test.describe('a new secret of a subject', () => {
  test('stays on screen after its page is left, until it is saved', async ({ page, complaints }) => {
    await openAs(page, 'admin', '/subjects/business?q=Juniper')
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Secrets' }).click()
    await page.getByRole('button', { name: 'Create webhook secret' }).click()
    await giveReason(page, 'The partner asked for it', 'Create')
    const dialog = page.getByRole('dialog', { name: /^Save the webhook secret of Juniper/ })
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.evaluate(() => history.go(-2))
    await page.waitForURL('**/subjects/business?q=Juniper')
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Juniper.* webhook secret\.txt$/)
    await dialog.getByRole('button', { name: "I've saved it" }).click()
    await expect(dialog).toBeHidden()
    expect(complaints).toEqual([])
  })
})

test.describe('the overview of a subject', () => {
  test('lists what is missing before going live, with a link to its form', async ({ page, complaints }) => {
    await openAs(page, 'onboarding', '/subjects/business/create?type=DCF')
    await fillFacilitator(page, 'Lantern Wallet')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern Wallet' })).toBeVisible()

    const steps = page.getByRole('region', { name: 'Before going live' })
    const stepOf = (label: string) => steps.getByRole('listitem').filter({ hasText: label })
    await expect(stepOf('Business data')).toContainText('Done')
    await expect(stepOf('Publish the draft')).toContainText('To do')
    await steps.getByRole('link', { name: 'JSON Web Keys' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Lantern Wallet' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('counts related records, links to them, and shows the last changes', async ({ page, complaints }) => {
    await openAs(page, 'admin', '/subjects/business?type=SRCI&q=Amberline')
    await page.getByRole('table').getByRole('link', { name: 'Amberline Payments' }).click()
    await expect(page.getByRole('region', { name: 'Last changes' }).getByRole('listitem')).toHaveCount(5)

    const related = page.getByRole('region', { name: 'Related records' })
    await expect(related.getByRole('link', { name: /Payment applications$/ })).toBeVisible()
    await related.getByRole('link', { name: /Developers$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Developer portal users/ })).toBeVisible()
    await expect(page.getByText('Linked subject:')).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test('a participating issuer has its templates in a tab', async ({ page, complaints }) => {
  await openAs(page, 'admin', '/subjects/business?type=SRCPI&publicationStatus=PUBLISHED')
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Templates' }).click()
  await expect(page.getByRole('table', { name: 'Email: messages by language' })).toBeVisible()
  await page.getByRole('tab', { name: 'SMS' }).click()
  await expect(page.getByRole('table', { name: 'SMS: messages by language' })).toBeVisible()
  await page.getByRole('link', { name: 'All templates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Templates of / })).toBeVisible()
  expect(complaints).toEqual([])
})
