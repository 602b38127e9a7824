import type { Page } from '@playwright/test'

/** Fills in the form with a valid card facilitator, which tests find by its name. */
export async function fillFacilitator(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: 'Digital card facilitator' }).click()
  await page.getByLabel('Legal name').fill(`${name} Limited`)
  await page.getByLabel('Display name').fill(name)
  await page.getByLabel('Application type').selectOption({ label: 'Mobile app' })
  await page.getByLabel('Wallet URL').fill('https://wallet.example/app')
  await page.getByLabel('Logo').fill('https://wallet.example/logo.png')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('combobox', { name: 'Country', description: 'Where it is registered.' }).fill('PL')
  const contact = page.getByRole('group', { name: /^Contacts 1$/ })
  await contact.getByLabel('Name').fill('Ines Moreau')
  await contact.getByLabel('Email').fill('ines@wallet.example')
}
