import { afterAll, afterEach, beforeAll } from '@jest/globals'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const PORTAL_URL = process.env.PORTAL_URL ?? 'http://localhost:9000'

/** A fresh visitor: own cookies, and a record of everything the console complained about. */
export interface Visitor {
  readonly page: Page
  readonly complaints: readonly string[]
}

/** One Chromium for a file of tests, a fresh visitor whenever one is asked for; `moreFlags` are asked for at its start. */
export function browserForTests(moreFlags: () => Promise<readonly string[]> = async () => []) {
  let browser: Browser
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...FLAGS, ...(await moreFlags())],
    })
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
  afterAll(() => browser.close())

  return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({ baseURL: PORTAL_URL, locale: 'en-GB', ...options })
    contexts.push(context)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    return { page, complaints }
  }
}
