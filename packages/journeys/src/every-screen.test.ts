import { expect, jest, test } from '@jest/globals'
import { matchRow } from '@portal/routing/match-row.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { unstyledClasses } from '@portal/tooling/src/unstyled-classes.ts'
import type { Page } from 'playwright-core'
import { violationsInDark, violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { MOST_SHIFT, measureShift, takeMoved } from './testing/layout-shift.ts'
import { isAbove, linksOn, pathnameOf } from './testing/links-on.ts'
import { publishedRows } from './testing/published-rows.ts'
import { allScreens, arrived, type ScreenAddress } from './testing/screens.ts'
import { openAs, signInAs } from './testing/sign-in.ts'

jest.setTimeout(600_000)
const visit = browserForTests()

/** Made to be pasted elsewhere; only a version that was changed lately is led to by it, from the dashboard. */
const SHORT_LINK = '/resources/versions/:verId'

/** As a link does, but without the half second after a click for which moving is forgiven. */
async function enter(page: Page, address: string): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).elementHandle()
  await page.evaluate((to) => history.pushState(null, '', to), address)
  await page.waitForFunction((heading) => !heading?.isConnected, before)
  await arrived(page)
}

async function movedOn(page: Page): Promise<string[]> {
  const { shift, texts } = await takeMoved(page)
  return shift > MOST_SHIFT ? [`moves by ${shift.toFixed(3)}: ${texts.join(', ')}`] : []
}

/** What is wrong with the screen as it stands. */
async function faultsOf(page: Page, title: string): Promise<string[]> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const shown = await page.title()
  return [
    ...(await movedOn(page)),
    ...(await violationsOn(page)),
    ...(await unstyledClasses(page)),
    ...(tooWide ? ['scrolls sideways'] : []),
    ...(shown === `${title} | Operations portal` ? [] : [`has the title ${shown}`]),
  ]
}

/** Screens that none of these addresses shows. */
function notAmong(addresses: readonly string[], rows: readonly RouteFacts[]): string[] {
  const shown = new Set(addresses.map((address) => matchRow(rows, address)?.row.path))
  return rows.map(({ path }) => path).filter((path) => !shown.has(path))
}

/** Looks at every screen, and gives their rows; `look` looks at one thing more. */
async function walk(
  width: number,
  look: (page: Page, place: number, screens: readonly ScreenAddress[]) => Promise<string[]>,
): Promise<readonly RouteFacts[]> {
  const { page, complaints } = await visit({ colorScheme: 'light', viewport: { width, height: 720 } })
  await openAs(page, 'admin')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const [rows, screens] = [await publishedRows(page), await allScreens(page)]
  expect(
    notAmong(
      screens.map(([address]) => pathnameOf(address)),
      rows,
    ),
  ).toEqual([])
  await measureShift(page)
  const found: string[] = []
  for (const [place, [address, title]] of screens.entries()) {
    await page.goto(address)
    await arrived(page)
    const faults = [...(await faultsOf(page, title)), ...(await look(page, place, screens))]
    found.push(...faults.map((fault) => `${address} ${fault}`))
  }
  expect(found).toEqual([])
  // An address that nothing stands at answers so.
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
  return rows
}

test('every screen has its title and styles, is accessible in light and dark, moves nothing while it arrives, logs nothing, and is led to by another', async () => {
  const ledTo: string[] = []
  const rows = await walk(1280, async (page) => {
    const { crumbs, links } = await linksOn(page)
    const here = pathnameOf(page.url())
    ledTo.push(...links.filter((link) => link !== here))
    return [
      ...crumbs
        .filter((crumb) => !isAbove(crumb, here))
        .map((crumb) => `names ${crumb} as a step on the way`),
      ...(await violationsInDark(page)).map((violation) => `in dark ${violation}`),
    ]
  })
  expect(notAmong([...ledTo, SHORT_LINK], rows)).toEqual([])
})

test('so it is on a narrow window, and nothing moves either when one screen follows another', async () => {
  await walk(320, async (page, place, screens) => {
    // Neighbours may be parts of one screen, which keeps its heading.
    const [far] = screens[(place + Math.floor(screens.length / 2)) % screens.length] ?? ['/']
    await takeMoved(page)
    await enter(page, far)
    return (await movedOn(page)).map((fault) => `left for ${far}, which ${fault}`)
  })
})

test('signing in leads to a page that does not move', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } })
  await measureShift(page)
  await signInAs(page, 'viewer')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await arrived(page)
  expect(await movedOn(page)).toEqual([])
})
