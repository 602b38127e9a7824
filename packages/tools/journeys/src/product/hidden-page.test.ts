import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const ADDRESS = '/operation-portal-users'

/** Adds a style sheet as code of an application can. */
const addSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

const isUndone = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.at(-1)?.disabled)

const reportOf = (page: Page) => page.waitForRequest('**/page-failures')

test.describe('a page that a style sheet hides is shown again and reported', () => {
  for (const css of [
    '* { transform: scale(0) !important }',
    'body { translate: 0 300vh !important }',
    '#portal-screen { clip-path: inset(50%) !important }',
    'html { filter: opacity(0) !important }',
    '* { font-size: 0 !important } svg { display: none !important }',
    'html::before { content: ""; position: fixed; inset: 0; z-index: 9999; background: white }',
  ]) {
    test(`when it says ${css}`, async ({ page }) => {
      await openAs(page, 'viewer', ADDRESS)
      await expect(page.getByRole('table', { name: 'Operation portal users' })).toBeVisible()
      const report = reportOf(page)
      await addSheet(page, css)
      expect((await report).postDataJSON()).toMatchObject({ bundle: '@portal/users', phase: 'render' })
      expect(await isUndone(page)).toBe(true)
    })
  }
})

test('a hidden page is reported although code has cleared all timers', async ({ page }) => {
  await openAs(page, 'viewer', ADDRESS)
  const report = reportOf(page)
  await page.evaluate(() => {
    for (let id = window.setTimeout(() => undefined); id > 0; id -= 1) clearTimeout(id)
    for (let id = requestIdleCallback(() => undefined); id > 0; id -= 1) cancelIdleCallback(id)
  })
  await addSheet(page, 'body { opacity: 0 }')
  expect((await report).postDataJSON()).toMatchObject({ bundle: '@portal/users', phase: 'render' })
})

/** Hides the page again and again. */
const keepHiding = () => {
  setInterval(() => document.documentElement.style.setProperty('display', 'none', 'important'), 100)
}

test('code that hides the page every 100 ms ends with a message that it cannot hide', async ({ page }) => {
  await openAs(page, 'viewer', ADDRESS)
  await page.addInitScript(keepHiding)
  await page.evaluate(keepHiding)
  // It takes two loads, each of which is found hidden three times.
  await expect(page.getByRole('heading', { name: 'The portal stopped working' })).toBeVisible({
    timeout: 180_000,
  })
  expect(new URL(page.url()).searchParams.has('safe')).toBe(true)
})

/** The ids of places in which the page would find nothing to see. */
const blankPlaces = (page: Page) =>
  page.evaluate(async () => {
    interface Later {
      isBlank(place: Element, mayBeEmpty: boolean): boolean
    }
    const { isBlank } = await System.import<Later>('@portal/root-config/later')
    const places = [...document.querySelectorAll('[id^="app:"]')]
    return places.filter((place) => isBlank(place, true)).map(({ id }) => id)
  })

for (const [what, width, address, name] of [
  ['a dialog', 1280, `${ADDRESS}/care%40program.example`, 'Disable'],
  ['filters that fill a narrow window', 320, ADDRESS, 'Filters'],
  ['the menu over a narrow window', 320, ADDRESS, 'Open menu'],
] as const) {
  test(`nothing is blank under ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 568 })
    await openAs(page, 'admin', address)
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => blankPlaces(page)).toEqual([])
  })
}
