import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as playwright,
} from '@playwright/test'
import { renewWorld } from '../worlds/world-state.ts'
import { followServerLogs } from './server-logs.ts'
import { PORTAL_URL, WORLD } from './world.ts'

export { expect } from '@playwright/test'

/** Another visitor: a page with cookies of its own, and all that its console complains about. */
interface Visitor {
  readonly page: Page
  readonly complaints: readonly string[]
}

export type Visit = (options?: BrowserContextOptions) => Promise<Visitor>

interface PortalFixtures {
  /** All that the console of `page` complains about. */
  readonly complaints: readonly string[]
  /** Opens a page for another visitor, or for one with another window, time zone or permission. */
  readonly visit: Visit
  readonly world: undefined
}

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Prefetching on idle pages costs the most of a short visit; tests of other things do without it. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** The file whose tests the world was put back for. */
let fileOfWorld = ''

/** A test of the portal in a browser. Each file begins with the demo data as they are after the first start. */
export const test = playwright.extend<PortalFixtures>({
  baseURL: PORTAL_URL,
  context: async ({ context }, use) => {
    await saveData(context)
    await use(context)
  },
  complaints: async ({ page }, use) => use(complaintsOf(page)),
  visit: async ({ browser, contextOptions, baseURL, locale }, use) => {
    const base = { ...contextOptions, ...(baseURL && { baseURL }), ...(locale && { locale }) }
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...base, ...options })
      contexts.push(context)
      await saveData(context)
      const page = await context.newPage()
      return { page, complaints: complaintsOf(page) }
    })
    // Playwright leaves them open, and their pages would go on asking for news during later tests.
    await Promise.all(contexts.map((context) => context.close()))
  },
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, info) => {
      if (fileOfWorld !== info.file) await renewWorld(WORLD)
      fileOfWorld = info.file
      const linesSince = followServerLogs()
      await use(undefined)
      if (info.status === info.expectedStatus) return
      for (const [server, body] of linesSince())
        await info.attach(server, { body, contentType: 'text/plain' })
    },
    { auto: true },
  ],
})
