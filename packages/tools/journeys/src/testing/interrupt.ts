import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Answers requests for `address` in the server's place until the returned function is called. It stays
 * between the page and the server afterwards and lets everything through: when a last route ends, Chromium
 * never answers what is on its way at that moment, whatever its address.
 */
export async function interrupt(
  pages: Page | BrowserContext,
  address: string,
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let isOver = false
  await pages.route(address, (route) => (isOver ? route.continue() : answer(route)))
  return () => {
    isOver = true
  }
}
