import type { Page } from '@playwright/test'

/** Holds back the requests for these addresses until the returned function is called. */
export async function holdBack(page: Page, ...addresses: readonly string[]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await released
      await route.continue()
    })
  }
  return release
}
