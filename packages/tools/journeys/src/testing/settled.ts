import type { Page } from '@playwright/test'

/** Waits until the page reports that nothing at its address is loading, pending or rendering. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.settled === location.pathname + location.search,
  )
}
