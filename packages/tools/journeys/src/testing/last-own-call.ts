import type { Page, Response } from '@playwright/test'

/**
 * The last that a page asks the API for by itself: the account, for its title. Begun before the page is opened and
 * awaited before a session or a role is taken away, or the page would find that out before the test does something.
 */
export const lastOwnCall = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => /\/accounts\/[^/]+\/$/.test(response.url()))
