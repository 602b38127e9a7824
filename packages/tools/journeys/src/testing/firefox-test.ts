import { test as playwright } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { renewWorld } from '../worlds/world-state.ts'
import { findFirefox } from './find-firefox.ts'
import { PORTAL_URL, WORLD } from './world.ts'

export { expect } from '@playwright/test'

const WINDOW = { width: 1280, height: 900 }

interface FirefoxFixtures {
  /** A page of a separate visitor. */
  readonly tab: Page
  /** The errors and warnings in its console, among them refusals of its policy. */
  readonly complaints: readonly string[]
}

function complaintsOf(tab: Page): readonly string[] {
  const complaints: string[] = []
  const add = (text: string) => complaints.push(`${tab.url()}: ${text}`)
  tab.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) add(message.text())
  })
  tab.on('pageerror', (error) => add(error instanceof Error ? error.message : String(error)))
  return complaints
}

/**
 * A browser test in an installed Firefox. Playwright only drives a build of its own, so Puppeteer does it here,
 * with the protocol that Firefox itself speaks.
 */
export const test = playwright.extend<FirefoxFixtures, { readonly firefox: Browser }>({
  baseURL: PORTAL_URL,
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      await renewWorld(WORLD)
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath: findFirefox(),
        defaultViewport: WINDOW,
      })
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox }, use) => {
    const visitor = await firefox.createBrowserContext()
    const tab = await visitor.newPage()
    // Turns off prefetching, which Firefox complains about when a page is left meanwhile.
    await tab.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await use(tab)
    await visitor.close()
  },
  complaints: async ({ tab }, use) => use(complaintsOf(tab)),
})
