import type { Page, Response } from '@playwright/test'

/**
 * The last API call that a page makes by itself: the account, for its title. Start waiting before the page
 * opens, and await it before ending a session or removing a role, or the page would notice before the test
 * does something.
 */
export const lastOwnCall = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => /\/accounts\/[^/]+\/$/.test(response.url()))
