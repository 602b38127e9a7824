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

/** Makes the host announce and serve a different release. */
async function release(page: Page, change: (served: ServedRelease) => object): Promise<void> {
  await page.route(`**${ENTRY}`, (route) =>
    route.fulfill({ contentType: 'application/javascript', body: SCRIPT }),
  )
  await page.route('**/releases/current', async (route) => {
    const response = await route.fetch()
    const served: ServedRelease = await response.json()
    await route.fulfill({ json: { ...served, release: 'ffffffff', ...change(served) } })
  })
  await page.route('**/releases/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'data: {"release":"ffffffff"}\n\n' }),
  )
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

/** Waits until the page has received the release event and fetched the release. */
async function receiveRelease(page: Page): Promise<void> {
  const fetched = page.waitForResponse('**/releases/current')
  await page.clock.fastForward('00:11')
  await fetched
}

async function open(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await openAs(page, 'admin', address)
}

test.describe('a release', () => {
  test('replaces an application that is not on screen, without a reload', async ({ page, complaints }) => {
    await release(page, withNewUsers)
    // A page that loads nothing later: the skipped eleven seconds would exceed the time limit.
    await open(page, '/explore')
    await expect(heading(page, 'Explore')).toBeVisible()
    await mark(page)
    await receiveRelease(page)
    await link(page, 'Operation portal users').click()
    await expect(newVersion(page)).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('replaces the application on screen only at the next page, without a reload', async ({ page }) => {
    await release(page, withNewUsers)
    await open(page, '/operation-portal-users')
    await expect(page.getByRole('rowheader').getByRole('link').first()).toBeVisible()
    await mark(page)
    await receiveRelease(page)
    await expect(newVersion(page)).toHaveCount(0)
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(newVersion(page)).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })
})
