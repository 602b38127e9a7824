import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ServedRelease } from '@portal/contract/served-release.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const USERS = '@portal/users'
const ENTRY = `/bundles/${USERS}/9.9.9/entry.js`
const SCRIPT = `System.register([], (give) => ({
  execute() {
    give({
      bootstrap: async () => {},
      mount: async (props) => props.domElementGetter().append('Operators, the new way'),
      unmount: async (props) => props.domElementGetter().replaceChildren(),
    })
  },
}))`
const INTEGRITY = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name })
const newVersion = (page: Page) => page.getByText('Operators, the new way')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Long enough for a page to listen for releases. */
const LISTENING_MS = 3_000

/** Makes the host serve a different release. The returned function announces it, and waits until the page has read it. */
async function release(page: Page, change: (served: ServedRelease) => object): Promise<() => Promise<void>> {
  let announce: () => void = () => undefined
  const announced = new Promise<void>((resolve) => {
    announce = resolve
  })
  await page.route(`**${ENTRY}`, (route) =>
    route.fulfill({ contentType: 'application/javascript', body: SCRIPT }),
  )
  await page.route('**/releases/current', async (route) => {
    const response = await route.fetch()
    const served: ServedRelease = await response.json()
    await route.fulfill({ json: { ...served, release: 'ffffffff', ...change(served) } })
  })
  await page.route('**/releases/events', async (route) => {
    await announced
    await route.fulfill({ contentType: 'text/event-stream', body: 'data: {"release":"ffffffff"}\n\n' })
  })
  return async () => {
    const fetched = page.waitForResponse('**/releases/current')
    announce()
    // No later timer runs, so that the page hears of it no later.
    await page.clock.pauseAt(Date.now() + LISTENING_MS)
    await fetched
    await page.clock.resume()
  }
}

/** The same release with a new version of the users application. */
const withNewUsers = ({ importMap: { imports, integrity } }: ServedRelease) => ({
  importMap: {
    imports: { ...imports, [USERS]: ENTRY },
    integrity: { ...integrity, [ENTRY]: INTEGRITY },
  },
})

/** A mark that is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const isMarked = async (page: Page) => (await page.locator('html[data-mark]').count()) === 1

async function open(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await openAs(page, 'admin', address)
}

test.describe('a release', () => {
  test('reaches a page of three seconds, and replaces an application that is not on screen, without a reload', async ({
    page,
    complaints,
  }) => {
    const announce = await release(page, withNewUsers)
    await open(page, '/explore')
    await expect(heading(page, 'Explore')).toBeVisible()
    await mark(page)
    await announce()
    await link(page, 'Operation portal users').click()
    await expect(newVersion(page)).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('replaces the application on screen only at the next page, without a reload', async ({ page }) => {
    const announce = await release(page, withNewUsers)
    await open(page, '/operation-portal-users')
    await expect(page.getByRole('rowheader').getByRole('link').first()).toBeVisible()
    await mark(page)
    await announce()
    await expect(newVersion(page)).toHaveCount(0)
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(newVersion(page)).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })
})
