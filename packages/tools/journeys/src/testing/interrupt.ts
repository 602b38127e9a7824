import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Handles requests for `address` instead of the server until the returned function is called. The route stays
 * afterwards and lets everything through: when the last route is removed, Chromium never answers requests that
 * are in flight, whatever their address.
 */
export async function interrupt(
  pages: Page | BrowserContext,
  address: string,
  handle: (route: Route) => unknown,
): Promise<() => void> {
  let hasEnded = false
  await pages.route(address, (route) => (hasEnded ? route.continue() : handle(route)))
  return () => {
    hasEnded = true
  }
}
