import type { Page } from '@playwright/test'
import { unstyledClasses } from '@portal/squad-tools/src/check/unstyled-classes.ts'
import { violationsInDark, violationsOn } from './accessibility.ts'
import { hiddenStops, hiddenTabStops } from './hidden-stops.ts'
import { MAX_SHIFT, measureShift, takeMoved } from './layout-shift.ts'
import { isAbove, linksOn, pathnameOf } from './links-on.ts'
import { expect, test } from './portal-test.ts'
import type { ScreenFinder } from './screens.ts'
import { settled } from './settled.ts'
import { openAs } from './sign-in.ts'

const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 320, height: 720 }
/** A laptop at 300%, where sticky bars take most of the window. */
const ZOOMED = { width: 427, height: 400 }

/** Keys are slow, so they are pressed only on this many screens of each file. */
const SCREENS_WITH_KEYS = 2

async function sideways(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  return isTooWide ? ['scrolls sideways'] : []
}

async function onDesktop(page: Page, title: string): Promise<string[]> {
  const { shift, texts } = await takeMoved(page)
  const { crumbs } = await linksOn(page)
  const shown = await page.title()
  return [
    ...(shift > MAX_SHIFT ? [`moves by ${shift.toFixed(3)}: ${texts.join(', ')}`] : []),
    ...(shown === `${title} | Operations portal` ? [] : [`has the title ${shown}`]),
    ...crumbs
      .filter((crumb) => !isAbove(crumb, pathnameOf(page.url())))
      .map((crumb) => `has the breadcrumb ${crumb}`),
    ...(await violationsOn(page)),
    ...(await violationsInDark(page)).map((violation) => `in dark ${violation}`),
    ...(await unstyledClasses(page)),
    ...(await sideways(page)),
  ]
}

async function onPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE)
  const faults = [...(await violationsOn(page)), ...(await unstyledClasses(page)), ...(await sideways(page))]
  return faults.map((fault) => `at ${PHONE.width} px ${fault}`)
}

async function zoomed(page: Page, withKeys: boolean): Promise<string[]> {
  await page.setViewportSize(ZOOMED)
  await settled(page)
  const hidden = [...(await hiddenStops(page)), ...(withKeys ? await hiddenTabStops(page) : [])]
  return hidden.map((stop) => `at ${ZOOMED.width} px covers ${stop}`)
}

/** Checks each screen once: on a desktop, in dark mode, on a phone, and zoomed in. */
export function testEveryScreen(area: string, find: ScreenFinder): void {
  test(`every screen of ${area} has its title and styles, is accessible, does not shift, fits, shows the focus, and logs nothing`, async ({
    visit,
  }) => {
    test.setTimeout(300_000)
    const { page, complaints } = await visit({ colorScheme: 'light', viewport: DESKTOP })
    await openAs(page, 'admin')
    const screens = await find(page)
    await measureShift(page)
    const found: string[] = []
    for (const [place, [address, title]] of screens.entries()) {
      await page.setViewportSize(DESKTOP)
      await page.goto(address)
      await settled(page)
      const faults = [
        ...(await onDesktop(page, title)),
        ...(await onPhone(page)),
        ...(await zoomed(page, place < SCREENS_WITH_KEYS)),
      ]
      found.push(...faults.map((fault) => `${address} ${fault}`))
    }
    expect.soft(found).toEqual([])
    // An unknown address answers 404.
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })
}
