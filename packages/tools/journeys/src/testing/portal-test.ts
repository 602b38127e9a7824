import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  test as playwright,
} from '@playwright/test'
import { PAGE_CONSOLE } from '../worlds/clues-of.ts'
import { renewWorld } from '../worlds/world-state.ts'
import { followServerLogs } from './server-logs.ts'
import { PORTAL_URL, WORLD } from './world.ts'

export { expect } from '@playwright/test'

/** A separate visitor: a page with its own cookies, and the errors and warnings in its console. */
interface Visitor {
  readonly page: Page
  readonly complaints: readonly string[]
}

export type Visit = (options?: BrowserContextOptions) => Promise<Visitor>

interface PortalFixtures {
  /** The errors and warnings in the console of `page`. */
  readonly complaints: readonly string[]
  /** Opens a page for a separate visitor, optionally with a different window, time zone or permissions. */
  readonly visit: Visit
  readonly world: undefined
}

const isComplaint = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type())

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** The errors and warnings in the consoles of all pages of the running test, for its failure. */
let consoleLines: string[] = []

async function prepare(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    if (isComplaint(message)) consoleLines.push(message.text())
  })
  context.on('weberror', (thrown) => consoleLines.push(thrown.error().message))
  // Turns off prefetching, which would cost more than the rest of a short visit.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** The test file that the world was last restored for. */
let fileOfWorld = ''

/** A browser test of the portal. Each file starts with the demo data of a first start. */
export const test = playwright.extend<PortalFixtures>({
  baseURL: PORTAL_URL,
  context: async ({ context }, use) => {
    await prepare(context)
    await use(context)
  },
  complaints: async ({ page }, use) => use(complaintsOf(page)),
  visit: async ({ browser, contextOptions, baseURL, locale }, use) => {
    const base = { ...contextOptions, ...(baseURL && { baseURL }), ...(locale && { locale }) }
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...base, ...options })
      contexts.push(context)
      await prepare(context)
      const page = await context.newPage()
      return { page, complaints: complaintsOf(page) }
    })
    // Playwright leaves them open, and their pages would keep polling during later tests.
    await Promise.all(contexts.map((context) => context.close()))
  },
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, info) => {
      if (fileOfWorld !== info.file) await renewWorld(WORLD)
      fileOfWorld = info.file
      const linesSince = followServerLogs()
      consoleLines = []
      await use(undefined)
      if (info.status === info.expectedStatus) return
      await info.attach(PAGE_CONSOLE, { body: consoleLines.join('\n'), contentType: 'text/plain' })
      for (const [server, body] of linesSince())
        await info.attach(server, { body, contentType: 'text/plain' })
    },
    { auto: true },
  ],
})
