import type { Page } from '@playwright/test'
import { isFocusVisible } from './keyboard.ts'

const MAX_STOPS = 150

interface MeasuringWindow {
  isFocusVisible(): boolean
}

/** Presses Tab through the page from its heading down, then Shift+Tab up; returns the stops that are covered. */
export async function hiddenTabStops(page: Page): Promise<string[]> {
  const hidden: string[] = []
  await page.evaluate(`window.isFocusVisible = ${isFocusVisible}`)
  const checkFocus = () =>
    page.evaluate(() => ({
      isInMain: document.activeElement?.closest('main') !== null,
      isVisible: (window as unknown as MeasuringWindow).isFocusVisible(),
    }))
  async function walk(key: string): Promise<void> {
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await page.keyboard.press(key)
      const { isInMain, isVisible } = await checkFocus()
      if (!isInMain) return
      if (isVisible) continue
      // Sticky content may still be moving.
      const isVisibleLater = await page.waitForFunction(isFocusVisible).catch(() => undefined)
      if (!isVisibleLater)
        hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? ''))
    }
  }
  await page.getByRole('heading', { level: 1 }).focus()
  await walk('Tab')
  await walk('Shift+Tab')
  return hidden
}

/** The same for everything focusable, which a script focuses: many times faster than keys. */
export async function hiddenStops(page: Page): Promise<string[]> {
  await page.evaluate(`window.isFocusVisible = ${isFocusVisible}`)
  return page.evaluate(async () => {
    const { isFocusVisible } = window as unknown as MeasuringWindow
    const nextFrame = () => new Promise(requestAnimationFrame)
    const stops = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)',
    )
    const hidden: string[] = []
    for (const stop of [...stops].filter((stop) => stop.checkVisibility({ visibilityProperty: true }))) {
      stop.focus()
      for (let frames = 0; frames < 60 && !isFocusVisible(); frames += 1) await nextFrame()
      if (!isFocusVisible()) hidden.push(stop.outerHTML.slice(0, 160))
    }
    return hidden
  })
}
