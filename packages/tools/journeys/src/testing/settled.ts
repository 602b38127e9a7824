import type { Page } from '@playwright/test'

/** Waits until the page says of its address that nothing is being loaded, asked, sent or drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.settled === location.pathname + location.search,
  )
}
