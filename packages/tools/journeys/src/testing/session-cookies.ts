import type { Cookie, Page } from '@playwright/test'
import { PORTAL_URL } from './world.ts'

/** Which versions a browser gets is no part of a session: the same after signing out. */
const COHORT = '__Host-portal-cohort'

/** What the portal keeps in cookies of a session. */
export async function sessionCookies(page: Page): Promise<Cookie[]> {
  const cookies = await page.context().cookies(PORTAL_URL)
  return cookies.filter(({ name }) => name !== COHORT)
}
