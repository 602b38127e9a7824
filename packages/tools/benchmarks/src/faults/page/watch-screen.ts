import type { Page } from 'playwright-core'

interface Watched {
  /** Milliseconds until the page said that something is wrong or takes longer; like `blank`, without `frozen`. */
  readonly saidAfter?: number
  /** The longest time without a word where the screen belongs. */
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
  // Longer than between two looks, the page could do nothing: that counts as frozen, not as silent.
  const MAX_STEP_MS = 2 * EVERY_MS
  const SAID = /longer than|could not be|Try again/
  let last, passed, lastText, blank, frozen, saidAfter
  const begin = (now) => {
    last = now
    passed = lastText = blank = frozen = 0
    saidAfter = undefined
  }
  const textIn = (id) => document.getElementById(id)?.innerText.trim() ?? ''
  const look = () => {
    const now = performance.now()
    frozen = Math.max(frozen, now - last - EVERY_MS)
    passed += Math.min(now - last, MAX_STEP_MS)
    last = now
    const text = textIn('portal-screen')
    // Before there is a frame, its place says what there is to say.
    const isSaid = SAID.test(text + textIn('portal-shell'))
    if (isSaid) saidAfter ??= passed
    if (isSaid || text) {
      blank = Math.max(blank, passed - lastText)
      lastText = passed
    }
  }
  begin(0)
  setInterval(look, EVERY_MS)
  return {
    begin: () => begin(performance.now()),
    read() {
      look()
      return { saidAfter, blank: Math.max(blank, passed - lastText), frozen }
    },
  }
})()`

export const beginWatch = (page: Page): Promise<void> => page.evaluate(() => window.screenWatch?.begin())

export const readWatch = async (page: Page): Promise<Watched> =>
  (await page.evaluate(() => window.screenWatch?.read())) ?? { blank: 0, frozen: 0 }
