import type { Page } from '@playwright/test'

/** The path of the first record of a list. */
export async function firstOf(page: Page, list: string, below: string): Promise<string> {
  await page.goto(list)
  const names = page.getByRole('table').getByRole('rowheader')
  const href = await names.locator(`a[href^="${below}/"]`).first().getAttribute('href')
  const [address = ''] = (href ?? '').split('?')
  return address
}
