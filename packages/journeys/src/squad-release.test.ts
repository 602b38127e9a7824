import { afterAll, describe, expect, jest, test } from '@jest/globals'
import type { ServedRelease } from '@portal/contract/served-release.ts'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { startReleaseStack } from './testing/release-stack.ts'
import { type Account, signInAs } from './testing/sign-in.ts'
import { squadOfUsers } from './testing/squad-of-users.ts'

jest.setTimeout(180_000)

const LIST = '/operation-portal-users'
const OLD_WORDS = 'Operation portal users'
const NEW_WORDS = 'Everybody who works here'

let releases: Awaited<ReturnType<typeof startReleaseStack>>
let squad: Awaited<ReturnType<typeof squadOfUsers>>
const visit = browserForTests(async () => {
  const stack = startReleaseStack()
  squad = await squadOfUsers('9.1.0', `title: '${OLD_WORDS}'`, `title: '${NEW_WORDS}'`)
  releases = await stack
  return [releases.host.flag]
})
afterAll(async () => {
  await releases.stop()
  squad.remove()
})

const BROKEN = `System.register([], (give) => ({
  execute() {
    give({
      bootstrap: async () => {},
      mount: async () => { throw new Error('a fault of the new version') },
      unmount: async () => {},
    })
  },
}))`

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const operators = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link')
const note = (page: Page) => page.getByRole('region', { name: 'Versions in this page' })
const usersInMenu = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: new RegExp(`^(${OLD_WORDS}|${NEW_WORDS})$`) })

/** A browser of its own. */
async function signedIn(account: Account): Promise<Page> {
  const { page } = await visit()
  await signInAs(page, account)
  return page
}

/** Releases something, and waits until the host serves it. */
async function release(...args: string[]): Promise<void> {
  const current = async (): Promise<ServedRelease> =>
    (await fetch(`${releases.host.url}/releases/current`)).json()
  const served = async () => JSON.stringify({ ...(await current()), visit: (await current()).visit !== '' })
  const before = await served()
  await releases.release(...args)
  while ((await served()) === before) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** The list of operators, in the words of a version. */
async function openList(page: Page, words: string): Promise<void> {
  await page.goto(LIST)
  await heading(page, words).waitFor()
  await operators(page).first().waitFor()
}

/** A canary in the console of releases, which says what its sessions do. */
const canary = (page: Page) => page.getByRole('article', { name: 'Canary of users' })

test('a version from a repository of its own is tried out, reaches everybody, and is gone when a later one has broken', async () => {
  await releases.publishBuilt(squad.built)
  await release('canary', 'start', 'users', '9.1.0', '--cohort', 'admin@program.example')
  const [admin, viewer] = [await signedIn('admin'), await signedIn('viewer')]
  await openList(admin, NEW_WORDS)
  await openList(viewer, OLD_WORDS)
  await release('promote', 'users', '9.1.0')
  await openList(viewer, NEW_WORDS)

  await releases.publish('users', '9.1.9', BROKEN)
  await release('canary', 'start', 'users', '9.1.9', '--cohort', 'admin@program.example')
  const console = await admin.context().newPage()
  await console.goto('/releases')
  await canary(console).getByText('Not enough seen yet').waitFor()
  await openList(admin, NEW_WORDS)
  await note(admin).getByText('since 9.1.9 failed').waitFor()
  // The same session has one vote, however often it opens the page.
  await openList(admin, NEW_WORDS)
  await canary(console).getByText('1 session, 1 failed (100 %)').waitFor()
  await openList(viewer, NEW_WORDS)
  expect(await note(viewer).count()).toBe(0)
  await openList(await signedIn('admin'), NEW_WORDS)
  await console.getByText('Everybody has the stable versions.').waitFor()
  await console
    .getByText(/^analysis: 2 of 2 sessions failed with @portal\/users 9\.1\.9 \(mount 2\)/)
    .waitFor()
  await openList(admin, NEW_WORDS)
  expect(await note(admin).count()).toBe(0)

  await release('rollback', 'users')
  for (const page of [admin, viewer]) await openList(page, OLD_WORDS)
})

/** Lets the page be open for so long that it hears of releases. */
async function listen(page: Page): Promise<void> {
  const listening = page.waitForRequest('**/releases/events')
  await page.clock.fastForward('00:11')
  await listening
}

async function openTab(address: string, words: string): Promise<Page> {
  const page = await signedIn('admin')
  await page.clock.install()
  await page.goto(address)
  await heading(page, words).waitFor()
  await listen(page)
  return page
}

/** Goes on from the list to a page that is loaded anew, and back to the list, in the words that it has by now. */
async function goOn(page: Page, words: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  await operators(page).first().click()
  await page.locator('html:not([data-mark])').waitFor()
  await usersInMenu(page).click()
  await heading(page, words).waitFor()
}

const banner = (page: Page) => page.getByText('A new version is ready. Reload when you have saved.')

describe('a page that is open', () => {
  test('is told of what was promoted or rolled back, works on without the files of its version, and has the other one at the next page', async () => {
    await releases.publishBuilt(squad.builtAs('9.2.0'))
    const page = await openTab(LIST, OLD_WORDS)
    await release('promote', 'users', '9.2.0')
    await banner(page).waitFor()
    await heading(page, OLD_WORDS).waitFor()
    await goOn(page, NEW_WORDS)
    await listen(page)
    await release('rollback', 'users')
    await banner(page).waitFor()
    await releases.removeFiles('users', '9.2.0')
    // Its code comes when it is first needed.
    await page.getByRole('button', { name: 'More for this list' }).click()
    await page.getByRole('menuitem', { name: 'Export' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await heading(page, NEW_WORDS).waitFor()
    await goOn(page, OLD_WORDS)
  })

  test('leaves a version that is taken back at once, but not while there is something to lose', async () => {
    await releases.publishBuilt(squad.builtAs('9.3.0'))
    await release('promote', 'users', '9.3.0')
    const list = await openTab(LIST, NEW_WORDS)
    const form = await openTab(`${LIST}/create`, 'Add an operation portal user')
    await form.getByLabel('Given name').fill('Ada')
    await release('rollback', 'users', '--pull')
    await heading(list, OLD_WORDS).waitFor()
    await form.getByText('The version in this page was taken back. Save your work and reload.').waitFor()
    expect(await form.getByLabel('Given name').inputValue()).toBe('Ada')
    await usersInMenu(form).click()
    await form
      .getByRole('dialog', { name: 'Leave without saving' })
      .getByRole('button', { name: 'Leave' })
      .click()
    await heading(form, OLD_WORDS).waitFor()
  })
})
