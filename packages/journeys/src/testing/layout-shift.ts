import type { Page } from 'playwright-core'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

type MeasuredWindow = typeof window & { takeShift(): number }

/** "Good", as the web vitals have it, ends at 0.1. */
export const MOST_SHIFT = 0.05

/** Adds up, from the next page on, what moves without the operator having done anything. */
export async function measureShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as MeasuredWindow
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput } of entries as LayoutShift[]) if (!hadRecentInput) sum += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    own.takeShift = () => {
      add(observer.takeRecords())
      const taken = sum
      sum = 0
      return taken
    }
  })
}

/** How much has moved since it was asked last. What is drawn next may still move something. */
export const takeShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame)
    await drawn()
    await drawn()
    return (window as unknown as MeasuredWindow).takeShift()
  })
