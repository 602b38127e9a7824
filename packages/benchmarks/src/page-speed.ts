import type { Browser, Page } from 'playwright-core'
import { print } from './figures.ts'
import { launch, PORTAL_URL, SLOWNESS, signIn, slowDown } from './portal-page.ts'

const RUNS = 9

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until just after the frame that shows the tenth row. */
    tenthRowAt?: Promise<number>
  }
}

/** Watches from inside the page, before its first script: asking from outside costs the page time of its own. */
const WATCH = `
  window.tenthRowAt = new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('tbody tr th a').length < 10) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    }).observe(document, { subtree: true, childList: true })
  })`

async function ready(page: Page): Promise<number> {
  await page.goto('/subjects/business', { waitUntil: 'commit' })
  return page.evaluate(() => window.tenthRowAt ?? Number.NaN)
}

/** Milliseconds from the click on a menu link until just after the frame with the new heading. */
async function routeChange(page: Page, testId: string, heading: string): Promise<number> {
  return page.evaluate(
    ([id, wanted]) =>
      new Promise<number>((done) => {
        const link = document.querySelector<HTMLElement>(`[data-testid="${id}"]`)
        const begin = performance.now()
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== wanted) return
          observer.disconnect()
          requestAnimationFrame(() => done(performance.now() - begin))
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        link?.click()
      }),
    [testId, heading] as const,
  )
}

async function measure(browser: Browser): Promise<void> {
  const storageState = await signIn(browser, 'viewer')
  const cold: number[] = []
  const warm: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: PORTAL_URL, storageState })
    const page = await context.newPage()
    await page.addInitScript(WATCH)
    cold.push(await ready(page))
    warm.push(await ready(page))
    await context.close()
  }
  print({ name: 'list ready, cold', unit: 'ms', values: cold, goal: 460 })
  print({ name: 'list ready, warm', unit: 'ms', values: warm, goal: 430 })

  const context = await browser.newContext({ baseURL: PORTAL_URL, storageState })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  await ready(page)
  // As long as an operator needs to look at the list; the other screens are fetched meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  const first = await routeChange(page, 'nav-item-Dashboard', 'Dashboard')
  const repeated: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    repeated.push(await routeChange(page, 'nav-item-List', 'Business subjects'))
    repeated.push(await routeChange(page, 'nav-item-Dashboard', 'Dashboard'))
  }
  print({ name: 'into another application, first visit', unit: 'ms', values: [first], goal: 100 })
  print({ name: 'into another application, repeated', unit: 'ms', values: repeated, goal: 34 })
  await slowDown(page, SLOWNESS)
  const slow: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    slow.push(await routeChange(page, 'nav-item-List', 'Business subjects'))
    slow.push(await routeChange(page, 'nav-item-Dashboard', 'Dashboard'))
  }
  print({ name: `into another application, repeated, at ${SLOWNESS}×`, unit: 'ms', values: slow, goal: 100 })
  await context.close()
}

/** Figures of a running portal, medians with their spread. Compare within one run only. */
const browser = await launch()
try {
  await measure(browser)
} finally {
  await browser.close()
}
