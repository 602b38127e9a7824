import type { Page } from 'playwright-core'

interface Watched {
  /** Milliseconds until the page reported that something is wrong or takes longer; like `blank`, without `frozen`. */
  readonly reportedAfter?: number
  /** The longest silence where the screen belongs. */
  readonly blank: number
  /** The longest time in which the page could do nothing else. */
  readonly frozen: number
}

declare global {
  interface Window {
    screenWatch?: { begin(): void; read(): Watched }
  }
}

/** Watches from inside the page, from before its first script on: what it shows, ten times a second. */
export const WATCH_SCREEN = `window.screenWatch = (() => {
  const EVERY_MS = 100
  // A longer gap than between two checks means that the page was frozen, not silent.
  const MAX_STEP_MS = 2 * EVERY_MS
  const REPORT = /longer than|could not be|Try again/
  let last, passed, lastText, blank, frozen, reportedAfter
  const begin = (now) => {
    last = now
    passed = lastText = blank = frozen = 0
    reportedAfter = undefined
  }
  const textIn = (id) => document.getElementById(id)?.innerText.trim() ?? ''
  const check = () => {
    const now = performance.now()
    frozen = Math.max(frozen, now - last - EVERY_MS)
    passed += Math.min(now - last, MAX_STEP_MS)
    last = now
    const text = textIn('portal-screen')
    // Until there is a frame, messages are shown in its place.
    const isReported = REPORT.test(text + textIn('portal-shell'))
    if (isReported) reportedAfter ??= passed
    if (isReported || text) {
      blank = Math.max(blank, passed - lastText)
      lastText = passed
    }
  }
  begin(0)
  setInterval(check, EVERY_MS)
  return {
    begin: () => begin(performance.now()),
    read() {
      check()
      return { reportedAfter, blank: Math.max(blank, passed - lastText), frozen }
    },
  }
})()`

export const beginWatch = (page: Page): Promise<void> => page.evaluate(() => window.screenWatch?.begin())

export const readWatch = async (page: Page): Promise<Watched> =>
  (await page.evaluate(() => window.screenWatch?.read())) ?? { blank: 0, frozen: 0 }
