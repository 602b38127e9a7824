import { expect, type Page } from '@playwright/test'

/** Waits until the page says that nothing is being loaded, asked, sent or drawn. */
export const settled = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-settled', '')
