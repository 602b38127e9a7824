import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { allScreens, arrived } from './testing/screens.ts'
import { openAs, signInAs } from './testing/sign-in.ts'

jest.setTimeout(600_000)
const visit = browserForTests()

/** "Good", as the web vitals have it, ends at 0.1. */
const MOST = 0.05
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

type MeasuredWindow = typeof window & { takeShift(): number }

/** Adds up what moves without the operator having done anything. */
async function measureShift(page: Page): Promise<void> {
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

/** What is drawn next may still move something. */
const takeShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame)
    await drawn()
    await drawn()
    return (window as unknown as MeasuredWindow).takeShift()
  })

/** As a link does, but without the half second after a click for which moving is forgiven. */
async function enter(page: Page, address: string): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).elementHandle()
  await page.evaluate((to) => history.pushState(null, '', to), address)
  await page.waitForFunction((heading) => !heading?.isConnected, before)
  await arrived(page)
}

test.each([
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 390, height: 800 }],
])('on a %s window, no screen moves while it arrives', async (_, viewport) => {
  const { page } = await visit({ viewport })
  await openAs(page, 'admin')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const screens = await allScreens(page)
  await measureShift(page)
  const moved: string[] = []
  const note = async (how: string, address: string) => {
    const shift = await takeShift(page)
    if (shift > MOST) moved.push(`${address} ${how}: ${shift.toFixed(3)}`)
  }
  for (const [index, [address]] of screens.entries()) {
    await page.goto(address)
    await arrived(page)
    await note('opened anew', address)
    // Neighbours may be parts of one screen, which keeps its heading.
    const [far] = screens[(index + Math.floor(screens.length / 2)) % screens.length] ?? [address]
    await enter(page, far)
    await note(`entered from ${address}`, far)
  }
  expect(moved).toEqual([])
})

test('signing in leads to a page that does not move', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } })
  await measureShift(page)
  await signInAs(page, 'viewer')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await arrived(page)
  expect(await takeShift(page)).toBeLessThanOrEqual(MOST)
})
