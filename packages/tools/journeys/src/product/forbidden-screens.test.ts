import type { Page } from '@playwright/test'
import type { AccessSet } from '@portal/contract/access-set.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { pathnameOf } from '../testing/links-on.ts'
import { expect, test } from '../testing/portal-test.ts'
import { publishedRows } from '../testing/published-rows.ts'
import { allScreens } from '../testing/screens.ts'
import { openAs } from '../testing/sign-in.ts'

/** Bundles of which a customer-care agent can open nothing. */
const CLOSED = ['@portal/settings', '@portal/resources', '@portal/users']

interface SessionModule {
  currentSession(): unknown
  accessOf(session: unknown): AccessSet
}

async function accessOn(page: Page): Promise<AccessSet> {
  const [permissions, subjectTypes] = await page.evaluate(async () => {
    const { accessOf, currentSession } = await System.import<SessionModule>('@portal/session')
    const access = accessOf(currentSession())
    return [[...access.permissions], [...access.subjectTypes]] as const
  })
  return { permissions: new Set(permissions), subjectTypes: new Set(subjectTypes) }
}

/** The titles of the screens that the operator cannot open, with an address of each. */
async function forbiddenTo(page: Page, addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const [rows, access] = [await publishedRows(page), await accessOn(page)]
  const titles = new Map<string, [address: string, title: string]>()
  for (const address of addresses) {
    const match = matchRow(rows, pathnameOf(address))
    if (match && !isAllowed(match.row.needs, access, match.params))
      titles.set(match.row.path, [address, match.row.title])
  }
  return new Map(titles.values())
}

test('every screen is forbidden without permission, and its code is not loaded', async ({ visit }) => {
  const { page: admin } = await visit()
  await openAs(admin, 'admin')
  const addresses = (await allScreens(admin)).map(([address]) => address)

  const { page } = await visit()
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(/\/bundles\/([^/]+\/[^/]+)/.exec(request.url())?.[1] ?? ''))
  await openAs(page, 'care', '/profile')
  const forbidden = await forbiddenTo(page, addresses)
  expect(forbidden.size).toBeGreaterThan(60)
  for (const [address, title] of forbidden) {
    await page.evaluate((to) => history.pushState(null, '', to), address)
    await expect(
      page.getByRole('heading', { level: 1, name: "You don't have access to this page" }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible()
  }
  expect([...fetched].filter((app) => CLOSED.includes(app))).toEqual([])
})
