import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'

export const PORTAL_URL = process.env.PORTAL_URL ?? 'http://localhost:9000'
const PASSWORD = process.env.PORTAL_DEMO_PASSWORD ?? 'Operator-Demo-1'
/** Assumed CPU slowdown of an operator's computer. */
export const CPU_SLOWDOWN = 4
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]

export const launch = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...FLAGS, ...flags],
  })

/** The cookies of a signed-in operator. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

export async function signIn(browser: Browser, account: string, portal = PORTAL_URL): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: portal })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Email').fill(`${account}@program.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  // Otherwise, the pages of others would find its note of what it runs, and report that it hung.
  await page.goto('about:blank')
  const state = await context.storageState()
  await context.close()
  return state
}

/** Throttles the CPU of the page by this factor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Waits until the page has requested no script for three seconds. */
export function prefetchDone(page: Page): Promise<void> {
  return new Promise((done) => {
    let quiet = setTimeout(end, 3_000)
    function end() {
      page.off('request', watch)
      done()
    }
    function watch(request: Request) {
      if (request.resourceType() !== 'script') return
      clearTimeout(quiet)
      quiet = setTimeout(end, 3_000)
    }
    page.on('request', watch)
  })
}
