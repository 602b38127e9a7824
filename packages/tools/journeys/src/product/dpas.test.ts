import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const REASON = 'Agreed with the merchant.'

/** The ID of a shop at its SRC initiator. */
const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Fills in the open form with a valid shop. */
async function fillShop(page: Page, name: string): Promise<void> {
  const address = `https://${idOf(name)}.example`
  await page.getByLabel('Presentation name').fill(name)
  await page.getByLabel('Legal name').fill(`${name} Limited`)
  await page.getByLabel('Address or application ID').fill(address)
  await page.getByRole('textbox', { name: 'Origins 1' }).fill(address)
  await page.getByLabel('DPA ID at the SRC initiator').fill(idOf(name))
  await page.getByRole('textbox', { name: 'Merchant category codes 1' }).fill('5942')
}

async function createShop(page: Page, name: string): Promise<void> {
  await page.goto('/subjects/business/details/dpa/create')
  await page.getByRole('link', { name: 'Amberline Payments' }).click()
  await fillShop(page, name)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function answer(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Change reason' }).fill(REASON)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

test.describe('a payment application', () => {
  test('is created, published, suspended and deleted, each with its reason', async ({ page, complaints }) => {
    const name = `Harbour Books ${Date.now()}`
    await openAs(page, 'onboarding', '/subjects/dpa')
    await createShop(page, name)
    await expect(page.getByText(`${name} created as a draft`)).toBeVisible()

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('First publication, with the whole draft')).toBeVisible()
    await answer(page, 'Publish')
    await expect(page.getByText(`${name} published`)).toBeVisible()

    await page.getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText(`these stop accepting checkouts: ${name}`)).toBeVisible()
    await answer(page, 'Suspend')
    await expect(page.getByText(`${name} suspended`)).toBeVisible()

    await page.getByRole('link', { name: 'Audit changes' }).click()
    await expect(page.getByRole('row', { name: /Suspended/ }).getByText(REASON)).toBeVisible()
    await page.goBack()

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel(`Type ${idOf(name)} to confirm`).fill(idOf(name))
    await question.getByLabel('Change reason').fill(REASON)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This DPA was deleted' })).toBeVisible()
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })

  test('inherits an option until it is overridden, and can inherit it again', async ({ page }) => {
    const name = `Harbour Toys ${Date.now()}`
    await openAs(page, 'onboarding', '/subjects/dpa')
    await createShop(page, name)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()

    await page.getByRole('button', { name: 'Override 3-D Secure' }).click()
    await page.getByLabel('3-D Secure', { exact: true }).selectOption('NONE')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('tab', { name: 'Checkout options' }).click()
    const option = page.locator('dl > div', { hasText: '3-D Secure' })
    await expect(option.getByText('Set here')).toBeVisible()

    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: /Reset to inherited 3-D Secure/ }).click()
    await expect(page.getByRole('button', { name: 'Override 3-D Secure' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('tab', { name: 'Checkout options' }).click()
    await expect(option.getByText(/^Inherited from the (system|SRC initiator)/)).toBeVisible()
  })

  test('warns while typing about an address that is already in use', async ({ page }) => {
    await openAs(page, 'onboarding', '/subjects/dpa')
    await page.getByRole('rowheader').getByRole('link').first().click()
    const address = await page.locator('dl > div', { hasText: 'Address' }).locator('dd').first().textContent()
    await page.goto('/subjects/business/details/dpa/create')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await page.getByLabel('Address or application ID').fill(address ?? '')
    await expect(page.getByText('Another payment application has this address')).toBeVisible()
  })

  test('updates the consumer preview while it is edited', async ({ page }) => {
    await openAs(page, 'onboarding', '/subjects/business/details/dpa/create')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await page.getByLabel('Presentation name').fill('Lighthouse Tea')
    const sheet = page.getByRole('region', { name: 'With your values' })
    await expect(sheet.getByText('Lighthouse Tea')).toBeVisible()
    await page.getByRole('button', { name: 'Override Card brands' }).click()
    const brands = page.getByRole('group', { name: 'Card brands' }).getByRole('checkbox')
    await expect(brands.first()).toBeVisible()
    for (const brand of await brands.all()) await brand.setChecked(false)
    await expect(sheet.getByText('No card brands accepted')).toBeVisible()
  })

  test('is shown as suspended while its SRC initiator is suspended', async ({ page }) => {
    await openAs(page, 'onboarding', '/subjects/business?type=SRCI&status=ACTIVE&publicationStatus=PUBLISHED')
    const link = page.getByRole('rowheader').getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('button', { name: 'Suspend' }).click()
    await answer(page, 'Suspend')
    await expect(page.getByText(`${name} suspended`)).toBeVisible()
    await page.getByRole('tab', { name: 'DPAs' }).click()
    await page.getByRole('link', { name: /^All / }).click()
    await expect(page.getByText('Active, but SRCI suspended').first()).toBeVisible()
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Activate' }).click()
    await answer(page, 'Activate')
    await expect(page.getByText(`${name} is active`)).toBeVisible()
  })
})

test.describe('the list of payment applications', () => {
  test('can be narrowed to applications that differ from the defaults', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/dpa')
    await page.getByRole('link', { name: 'Differs from defaults' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(new URL(page.url()).searchParams.get('differsFromDefaults')).toBe('true')
  })

  test('offers no changes to operators who can only read', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/dpa')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page.getByRole('tab', { name: 'Checkout options' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0)
  })
})
