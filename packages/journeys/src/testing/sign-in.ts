import type { Page } from 'playwright-core'

export type Account = 'admin' | 'users' | 'onboarding' | 'editor' | 'reviewer' | 'risk' | 'care' | 'viewer'

const PASSWORD = process.env.PORTAL_DEMO_PASSWORD ?? 'Operator-Demo-1'

/** Fills in the provider's page and sends it. */
export async function sendPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an address of the portal as one of the demo accounts, signing in on the way. */
export async function openAs(page: Page, account: Account, address = '/'): Promise<void> {
  await page.goto(address)
  await sendPassword(page, `${account}@program.example`)
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
}
