import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

/** Opens the history of the business data of a subject that has been changed. */
async function openHistory(page: Page): Promise<void> {
  await openAs(page, 'onboarding', '/subjects/business?q=Aldermoor')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Audit changes' }).click()
  await page
    .getByRole('navigation', { name: 'Changes by part' })
    .getByRole('link', { name: 'Business data' })
    .click()
  await page.getByRole('table', { name: 'History' }).waitFor()
}

const picks = (page: Page) => page.getByRole('checkbox', { name: /^Compare the state of/ })

test('any two states are compared, and older values opened in the edit form', async () => {
  const { page } = await visit()
  await openHistory(page)
  await picks(page).first().click()
  await picks(page).last().click()
  const comparison = page.getByRole('region', { name: 'Comparison' })
  await comparison.getByRole('rowheader').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  const field = (await comparison.getByRole('rowheader').first().textContent()) ?? ''
  const before = await comparison.getByRole('row').nth(1).getByRole('cell').first().textContent()
  await comparison.getByRole('button', { name: 'Open in the edit form' }).click()
  await page.getByText('Restored your unsaved changes').waitFor()
  expect(before).toContain(await page.getByRole('textbox', { name: field }).inputValue())
  await page.getByText('1 change').waitFor()
})

test('the pair that is compared stands in the address', async () => {
  const { page } = await visit()
  await openHistory(page)
  await picks(page).first().click()
  await picks(page).last().click()
  await page.getByRole('region', { name: 'Comparison' }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Comparison' }).waitFor()
})

test('a history is searched by field, person and reason', async () => {
  const { page } = await visit()
  await openHistory(page)
  for (const found of ['website', 'Olivia', 'new host']) {
    await page.getByRole('searchbox').fill(found)
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('table', { name: 'History' }).getByText('Olivia Hargreaves').waitFor()
  }
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('searchbox').press('Enter')
  await page.getByText('No change matches').waitFor()
})
