import type { Page } from 'puppeteer-core'
import { expect } from './firefox-test.ts'
import type { Account } from './sign-in.ts'
import { PORTAL_URL } from './world.ts'

// Found in the document: asking Firefox for roles and names takes seconds on a large page.
const byPath = (tab: Page, path: string) => tab.locator(`::-p-xpath(${path})`)

export const heading = (tab: Page, name: string) =>
  byPath(tab, `//*[self::h1 or self::h2][normalize-space()="${name}"]`)

export const field = (tab: Page, label: string) =>
  byPath(tab, `//*[@id=//label[normalize-space()="${label}"]/@for]`)

export const press = (tab: Page, name: string) => byPath(tab, `//button[normalize-space()="${name}"]`).click()

/** Waits until the page reports that nothing at its address is loading, pending or rendering. */
export const settled = (tab: Page) =>
  expect
    .poll(() =>
      tab.evaluate(() => document.documentElement.dataset.settled === location.pathname + location.search),
    )
    .toBe(true)

/** Opens an address of the portal, where the session allows it. */
export async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(PORTAL_URL + address)
  await settled(tab)
}

/** Fills in, key by key, and submits the provider's sign-in page. */
export async function sendPassword(tab: Page, account: Account): Promise<void> {
  await field(tab, 'Email').fill(`${account}@program.example`)
  await tab.locator('input[type=password]').fill('Operator-Demo-1')
  await press(tab, 'Sign in')
}

/** Opens an address of the portal as one of the demo accounts, signing in on the way. */
export async function signInAs(tab: Page, account: Account, address = '/'): Promise<void> {
  await tab.goto(PORTAL_URL + address)
  await sendPassword(tab, account)
  await tab.locator('nav[aria-label="Main menu"]').wait()
  await settled(tab)
}
