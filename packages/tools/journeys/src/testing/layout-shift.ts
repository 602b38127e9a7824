import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** How much has shifted, as Web Vitals measure it, and the texts that did. */
interface Moved {
  readonly shift: number
  readonly texts: readonly string[]
}

type MeasuredWindow = typeof window & { takeMoved(): Moved }

/** Web Vitals call up to 0.1 good. */
export const MAX_SHIFT = 0.05

/** Adds up the shifts that no input caused, from the next page on. */
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

/** What has shifted since the last call. Later rendering can still shift something. */
export const takeMoved = (page: Page): Promise<Moved> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    await nextFrame()
    await nextFrame()
    return (window as unknown as MeasuredWindow).takeMoved()
  })
