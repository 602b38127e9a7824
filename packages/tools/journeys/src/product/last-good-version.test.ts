import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { BAD_VERSION, serveBadVersion } from '../testing/bad-version.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const USERS = '@portal/users'
const ADDRESS = '/operation-portal-users'

/** An entry whose lifecycles are the given ones. */
const lifecycles = (bootstrap: string, mount: string) => `System.register([], (give) => ({
  execute() {
    give({
      bootstrap: async () => { ${bootstrap} },
      mount: async (props) => { ${mount} },
      unmount: async (props) => props.domElementGetter().replaceChildren(),
    })
  },
}))`

const FAULT = "throw new Error('a fault of the new version')"
const CRASHES = "props.onCrash(new Error('a fault of the new version'))"
const DRAWS = "props.domElementGetter().append('Half a screen')"
const HIDES = `const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { display: none !important }')
  document.adoptedStyleSheets.push(sheet)`
const COVERS = `const cover = document.createElement('div')
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999; background: white'
  document.body.append(cover)`

const operators = (page: Page) =>
  page.getByRole('table', { name: 'Operation portal users' }).getByRole('rowheader').first()

/** To the browser, each query of a test is an act of the user; a page that reloads itself has seen none. */
const withoutUser = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => false }),
  )

/** The failures that the page reports to its host. */
function reportsOf(page: Page): unknown[] {
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/page-failures')) reports.push(request.postDataJSON())
  })
  return reports
}

/** The entry of a different build, whose other files are missing: file names contain the build. */
const ALONE = readFileSync(
  resolve(import.meta.dirname, '../../../../applications/users/dist/entry.js'),
  'utf8',
).replace(/\bb[0-9a-f]{9}\b/g, 'b000000000')

test.describe('the last good version', () => {
  for (const [how, phase, script] of [
    ['does not load', 'load', undefined],
    ['throws when it mounts', 'mount', lifecycles('', `${DRAWS}; ${FAULT}`)],
    ['crashes after it is mounted', 'render', lifecycles('', `setTimeout(() => ${CRASHES})`)],
    ['hides the page', 'render', lifecycles('', `${DRAWS}; ${HIDES}`)],
    ['reloads the page', 'render', lifecycles('', `${DRAWS}; location.reload()`)],
    ['covers the page', 'render', lifecycles('', `${DRAWS}; ${COVERS}`)],
  ] as const) {
    test(`replaces a version that ${how}`, async ({ page, complaints }) => {
      const reports = reportsOf(page)
      await withoutUser(page)
      await serveBadVersion(page, USERS, script)
      await openAs(page, 'viewer', ADDRESS)
      await expect(operators(page)).toBeVisible()
      await expect(page.getByText('Half a screen')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(reports).toEqual([
        { bundle: USERS, version: BAD_VERSION, phase, fallback: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      ])
      const note = page.getByRole('region', { name: 'Versions on this page' })
      await expect(note.getByText(/^users \d+\.\d+\.\d+, since 9\.9\.9 failed$/)).toBeVisible()
      const own = complaints.filter((text) => !text.startsWith('Failed to load resource'))
      expect(own).toEqual([expect.stringContaining(`${USERS} ${BAD_VERSION} failed (${phase})`)])
    })
  }

  test('replaces a version whose screen code does not load', async ({ page }) => {
    const reports = reportsOf(page)
    await serveBadVersion(page, USERS, ALONE)
    await openAs(page, 'viewer', ADDRESS)
    await expect(operators(page)).toBeVisible()
    const note = page.getByRole('region', { name: 'Versions on this page' })
    await expect(note.getByText(/^users \d+\.\d+\.\d+, since 9\.9\.9 failed$/)).toBeVisible()
    expect(reports).toMatchObject([{ bundle: USERS, version: BAD_VERSION, phase: 'load' }])
  })

  test('does not push the current item of a long menu out of sight with its note', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 1280, height: 500 } })
    await serveBadVersion(page, '@portal/settings', undefined)
    await openAs(page, 'admin', '/settings/dpa-system-defaults')
    await expect(page.getByRole('region', { name: 'Versions on this page' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  })
})
