import type { Page } from '@playwright/test'
import { matchRow } from '@portal/routing/match-row.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { MAX_SHIFT, measureShift, takeMoved } from '../testing/layout-shift.ts'
import { linksOn, pathnameOf } from '../testing/links-on.ts'
import { expect, test } from '../testing/portal-test.ts'
import { publishedRows } from '../testing/published-rows.ts'
import { allScreens } from '../testing/screens.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'

/** Meant to be pasted elsewhere; in the portal, only the dashboard links recently changed versions with it. */
const SHORT_LINK = '/resources/versions/:verId'

/** Neighbors may belong to one screen, so each address is followed by one from the other half. */
const farApart = (addresses: readonly string[]): string[] => {
  const half = Math.ceil(addresses.length / 2)
  return addresses.slice(0, half).flatMap((address, place) => [address, addresses[place + half] ?? '/'])
}

/** Screens that none of these addresses shows. */
function notAmong(addresses: readonly string[], rows: readonly RouteFacts[]): string[] {
  const shown = new Set(addresses.map((address) => matchRow(rows, pathnameOf(address))?.row.path))
  return rows.map(({ path }) => path).filter((path) => !shown.has(path))
}

/** Navigates like a link, but without the half second after a click in which shifts do not count. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address)
  await settled(page)
}

/** The other screens that this one links to. */
async function linkedFrom(page: Page): Promise<string[]> {
  const { links } = await linksOn(page)
  const here = pathnameOf(page.url())
  return links.filter((link) => link !== here)
}

test('every screen is tested, linked from another screen, and does not shift when opened on a phone', async ({
  visit,
}) => {
  test.setTimeout(300_000)
  const { page } = await visit({ viewport: { width: 320, height: 720 } })
  await measureShift(page)
  await openAs(page, 'admin')
  const rows = await publishedRows(page)
  const addresses = (await allScreens(page)).map(([address]) => address)
  expect.soft(notAmong(addresses, rows)).toEqual([])

  await page.getByRole('button', { name: 'Open menu' }).click()
  await settled(page)
  const linked = [SHORT_LINK, ...(await linkedFrom(page))]
  await page.keyboard.press('Escape')
  await takeMoved(page)
  const moved: string[] = []
  for (const address of farApart(addresses)) {
    await go(page, address)
    const { shift, texts } = await takeMoved(page)
    if (shift > MAX_SHIFT) moved.push(`${address} moves by ${shift.toFixed(3)}: ${texts.join(', ')}`)
    linked.push(...(await linkedFrom(page)))
  }
  expect.soft(notAmong(linked, rows)).toEqual([])
  expect(moved).toEqual([])
})
