import type { Page } from '@playwright/test'
import { unstyledClasses } from '@portal/squad-tools/src/check/unstyled-classes.ts'
import { violationsInDark, violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'

const USER = '/operation-portal-users/care%40program.example'
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Overlays, with the screen that each opens on, and how. */
const OVERLAYS: readonly [what: string, address: string, open: (page: Page) => Promise<void>][] = [
  ['dialog with a reason', USER, (page) => click(page, 'Disable')],
  [
    'dialog with a word to type',
    USER,
    async (page) => {
      await click(page, 'More')
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
  ],
  ['menu of the list', '/operation-portal-users', (page) => click(page, 'More for this list')],
  ['columns', '/operation-portal-users', (page) => click(page, 'Columns')],
  [
    'menu of a row',
    '/operation-portal-users?q=care',
    (page) => click(page, 'Actions for Caitlín Ní Dhuibhne'),
  ],
  [
    'quick look',
    '/operation-portal-users?q=care',
    async (page) => {
      await click(page, 'Actions for Caitlín Ní Dhuibhne')
      await page.getByRole('menuitem', { name: 'Quick look' }).click()
    },
  ],
  [
    'export',
    '/operation-portal-users',
    async (page) => {
      await click(page, 'More for this list')
      await page.getByRole('menuitem', { name: 'Export' }).click()
    },
  ],
]

const ON_A_WIDE_WINDOW: typeof OVERLAYS = [
  ['filter with a search', '/operation-portal-users', (page) => click(page, 'Has permission')],
]

const ON_A_NARROW_WINDOW: typeof OVERLAYS = [
  ['filters', '/operation-portal-users', (page) => click(page, 'Filters')],
  ['menu drawer', '/roles', (page) => click(page, 'Open menu')],
]

for (const [where, width, overlays] of [
  ['in a wide window', 1280, [...OVERLAYS, ...ON_A_WIDE_WINDOW]],
  ['in a narrow window', 320, [...OVERLAYS, ...ON_A_NARROW_WINDOW]],
] as const) {
  test(`every overlay ${where} is styled, accessible in light and dark, fits, and logs nothing`, async ({
    visit,
  }) => {
    const { page, complaints } = await visit({ colorScheme: 'light', viewport: { width, height: 720 } })
    await openAs(page, 'admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const found: string[] = []
    for (const [what, address, open] of overlays) {
      await page.goto(address)
      await open(page)
      await expect(
        page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')),
      ).toBeVisible()
      await settled(page)
      found.push(...(await violationsOn(page)).map((violation) => `${what}: ${violation}`))
      found.push(...(await violationsInDark(page)).map((violation) => `${what} in dark: ${violation}`))
      found.push(...(await unstyledClasses(page)).map((name) => `${what}: ${name}`))
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      if (tooWide) found.push(`${what} scrolls sideways`)
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })
}
