import type { Cookie, Page } from '@playwright/test'
import { PORTAL_URL } from './world.ts'

/** Cookies that select versions are not part of a session: they stay the same after signing out. */
const VISITOR = '__Host-portal-cohort'

/** The session cookies of the portal. */
export async function sessionCookies(page: Page): Promise<Cookie[]> {
  const cookies = await page.context().cookies(PORTAL_URL)
  return cookies.filter(({ name }) => name !== VISITOR)
}
