import type { Cookie, Page } from '@playwright/test'
import { PORTAL_URL } from './world.ts'

export type Account = 'admin' | 'users' | 'onboarding' | 'editor' | 'reviewer' | 'risk' | 'care' | 'viewer'

const PASSWORD = process.env.PORTAL_DEMO_PASSWORD ?? 'Operator-Demo-1'

/** Fills in and submits the provider's sign-in page. */
export async function sendPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Waits for the frame of the portal, whose menu is behind a button on a narrow window. */
async function waitForFrame(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.or(page.getByRole('button', { name: 'Open menu' })).waitFor()
}

/**
 * Opens an address of the portal as one of the demo accounts, signing in on the way. For tests of signing in,
 * and for those that end or change a session: the session is this visitor's own.
 */
export async function signInAs(page: Page, account: Account, address = '/'): Promise<void> {
  await page.goto(address)
  await sendPassword(page, `${account}@program.example`)
  await waitForFrame(page)
}

const sessions = new Map<Account, Promise<Cookie[]>>()

/** Signs in as a separate visitor, so that the routes, clock and window of the test do not matter. */
async function signInOnce(page: Page, account: Account): Promise<Cookie[]> {
  const context = await page.context().browser()?.newContext({ baseURL: PORTAL_URL, locale: 'en-GB' })
  if (!context) throw new Error('A browser is needed to sign in.')
  try {
    await signInAs(await context.newPage(), account)
    return await context.cookies()
  } finally {
    await context.close()
  }
}

/**
 * Opens an address of the portal as one of the demo accounts, with the session that a worker's tests share.
 */
export async function openAs(page: Page, account: Account, address = '/'): Promise<void> {
  const session = sessions.get(account) ?? signInOnce(page, account)
  sessions.set(account, session)
  await page.context().addCookies(await session)
  await page.goto(address)
  await waitForFrame(page)
}
