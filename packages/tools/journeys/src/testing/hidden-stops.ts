import type { Page } from '@playwright/test'
import { focusIsSeen } from './keyboard.ts'

const MAX_STOPS = 150

interface MeasuringWindow {
  focusIsSeen(): boolean
}

/** Presses Tab through the page from its heading down, then Shift+Tab up; gives the stops that are covered. */
export async function hiddenTabStops(page: Page): Promise<string[]> {
  const hidden: string[] = []
  await page.evaluate(`window.focusIsSeen = ${focusIsSeen}`)
  const look = () =>
    page.evaluate(() => ({
      isInMain: document.activeElement?.closest('main') !== null,
      isSeen: (window as unknown as MeasuringWindow).focusIsSeen(),
    }))
  async function walk(key: string): Promise<void> {
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await page.keyboard.press(key)
      const { isInMain, isSeen } = await look()
      if (!isInMain) return
      if (isSeen) continue
      // What sticks may still be on its way.
      const isSeenLater = await page
        .waitForFunction(focusIsSeen, undefined, { timeout: 5_000 })
        .catch(() => undefined)
      if (!isSeenLater)
        hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? ''))
    }
  }
  await page.getByRole('heading', { level: 1 }).focus()
  await walk('Tab')
  await walk('Shift+Tab')
  return hidden
}

/** The same for all that can have the focus, which is put there by script: many times quicker than keys. */
export async function hiddenStops(page: Page): Promise<string[]> {
  await page.evaluate(`window.focusIsSeen = ${focusIsSeen}`)
  return page.evaluate(async () => {
    const { focusIsSeen } = window as unknown as MeasuringWindow
    const drawn = () => new Promise(requestAnimationFrame)
    const stops = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)',
    )
    const hidden: string[] = []
    for (const stop of [...stops].filter((one) => one.checkVisibility({ visibilityProperty: true }))) {
      stop.focus()
      for (let frames = 0; frames < 60 && !focusIsSeen(); frames += 1) await drawn()
      if (!focusIsSeen()) hidden.push(stop.outerHTML.slice(0, 160))
    }
    return hidden
  })
}
