import type { BrowserContext, Page } from 'playwright-core'
import { CPU_SLOWDOWN, slowDown } from './portal-page.ts'

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until just after the frame that shows the tenth row. */
    tenthRowAt?: Promise<number>
    /** Milliseconds until the first contentful paint, which is reported a little later. */
    firstPaintAt?: Promise<number>
    /** Total blocking time: milliseconds beyond 50 of each long task. */
    blocked?: number
  }
}

/** Watches from inside the page, before its first script: polling from outside slows the page down. */
export const WATCH_LIST = `
  window.blocked = 0
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) window.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  window.firstPaintAt = new Promise((done) => {
    new PerformanceObserver((paints) => {
      for (const { name, startTime } of paints.getEntries()) if (name === 'first-contentful-paint') done(startTime)
    }).observe({ type: 'paint', buffered: true })
  })
  window.tenthRowAt = new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('tbody tr th a').length < 10) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    }).observe(document, { subtree: true, childList: true })
  })`

/** Measurements of one visit of a list; times in milliseconds, sizes in bytes. */
export interface Visit {
  readonly ready: number
  readonly firstPaint: number
  readonly blocked: number
  readonly scriptBytes: number
  readonly requests: number
}

/** Milliseconds until the list has its rows. */
export async function listReady(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(() => window.tenthRowAt ?? Number.NaN)
}

/** Visits a list once, in a page with `WATCH_LIST`. */
export async function visitList(page: Page, url: string): Promise<Visit> {
  const ready = await listReady(page, url)
  return page.evaluate(async (readyAt) => {
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ responseEnd }) => responseEnd <= readyAt)
    const scripts = loaded.filter(({ name }) => /\.js(\?|$)/.test(name))
    return {
      ready: readyAt,
      firstPaint: (await window.firstPaintAt) ?? Number.NaN,
      blocked: window.blocked ?? 0,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: loaded.length + 1,
    }
  }, ready)
}

export type Pace = 'unthrottled' | 'slow'

/** A visit with a cold cache, and one with a warm cache. */
export async function coldAndWarm(context: BrowserContext, url: string, pace: Pace): Promise<[Visit, Visit]> {
  const page = await context.newPage()
  await page.addInitScript(WATCH_LIST)
  if (pace === 'slow') await slowDown(page, CPU_SLOWDOWN)
  const cold = await visitList(page, url)
  const warm = await visitList(page, url)
  await page.close()
  return [cold, warm]
}
