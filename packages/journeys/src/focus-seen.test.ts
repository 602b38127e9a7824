import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { focusIsSeen } from './testing/keyboard.ts'
import { allScreens, arrived } from './testing/screens.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(600_000)
const visit = browserForTests()

const MOST_STOPS = 150

/** From stop to stop through what the page holds, down from its heading and up again; gives what was covered. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = []
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  async function walk(key: string): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press(key)
      if (!(await isInMain())) return
      const seen = await page.waitForFunction(focusIsSeen).catch(() => undefined)
      if (!seen) hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? ''))
    }
  }
  await page.getByRole('heading', { level: 1 }).focus()
  await walk('Tab')
  await walk('Shift+Tab')
  return hidden
}

// A laptop at 300 %: bars that stick take the most of it.
test('on a small window, nothing lies over what has the focus', async () => {
  const { page } = await visit({ viewport: { width: 427, height: 400 } })
  page.setDefaultTimeout(20_000)
  await openAs(page, 'admin')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const found: string[] = []
  for (const [address] of await allScreens(page)) {
    await page.goto(address)
    await arrived(page)
    found.push(...(await hiddenStops(page)).map((stop) => `${address} ${stop}`))
  }
  expect(found).toEqual([])
})
