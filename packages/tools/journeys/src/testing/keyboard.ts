import type { Locator, Page } from '@playwright/test'

const MAX_STOPS = 80

/**
 * Whether any part of the focused element is visible: inside the window and not covered by sticky content.
 */
export function isFocusVisible(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const across = [left + 2, (left + right) / 2, right - 2]
  const down = [top + 2, (top + bottom) / 2, bottom - 2]
  return across.some((x) =>
    down.some((y) => {
      const topmost = document.elementFromPoint(x, y)
      return topmost !== null && (focused.contains(topmost) || topmost.contains(focused))
    }),
  )
}

/** An operator with a keyboard only, who must be able to see the focus at each step. */
export function keyboardOf(page: Page) {
  async function requireSeen(): Promise<void> {
    await page.waitForFunction(isFocusVisible).catch(async () => {
      const lost = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
      throw new Error(`The focus is not visible: ${lost}`)
    })
  }

  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await page.keyboard.press(key)
  }

  async function goTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.waitFor()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let stops = 0; !(await isThere()); stops += 1) {
      if (stops === MAX_STOPS) throw new Error(`Not reached with ${key}: ${String(target)}`)
      await press(key)
      await requireSeen()
    }
  }

  return {
    press,
    requireSeen,
    /** Presses the key until the target has the focus. */
    goTo,
    /** The same, towards the start of the page. */
    goBackTo: (target: Locator) => goTo(target, 'Shift+Tab'),
    async follow(target: Locator): Promise<void> {
      await goTo(target)
      await press('Enter')
    },
    async fill(target: Locator, text: string): Promise<void> {
      await goTo(target)
      await press('Control+a')
      await page.keyboard.type(text)
    },
    /** Waits until the portal has moved the focus to the target, where it is visible. */
    async findAt(target: Locator): Promise<void> {
      await target.and(page.locator(':focus')).waitFor()
      await requireSeen()
    },
    /** Waits for a new screen, which focuses its heading. */
    async arriveAt(name: string | RegExp): Promise<void> {
      const heading = page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' })
      await heading.and(page.locator(':focus')).waitFor()
      await requireSeen()
    },
  }
}

export type Keyboard = ReturnType<typeof keyboardOf>
