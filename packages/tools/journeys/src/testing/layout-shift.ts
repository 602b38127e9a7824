import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** How much has moved, as the web vitals measure it, and the texts that did. */
interface Moved {
  readonly shift: number
  readonly texts: readonly string[]
}

type MeasuredWindow = typeof window & { takeMoved(): Moved }

/** "Good", as the web vitals have it, ends at 0.1. */
export const MAX_SHIFT = 0.05

/** Adds up, from the next page on, what moves without the operator having done anything. */
export async function measureShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as MeasuredWindow
    let shift = 0
    let texts: string[] = []
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue
        shift += value
        texts.push(
          ...sources.map(({ node }) => node?.textContent?.slice(0, 30) || (node?.nodeName ?? 'gone')),
        )
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    own.takeMoved = () => {
      add(observer.takeRecords())
      const taken = { shift, texts }
      shift = 0
      texts = []
      return taken
    }
  })
}

/** What has moved since the last call. Later rendering can still move something. */
export const takeMoved = (page: Page): Promise<Moved> =>
  page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame)
    await drawn()
    await drawn()
    return (window as unknown as MeasuredWindow).takeMoved()
  })
