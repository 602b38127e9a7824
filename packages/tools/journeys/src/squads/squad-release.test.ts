import type { Page } from '@playwright/test'
import type { ServedRelease } from '@portal/contract/served-release.ts'
import { testAtHost } from '../testing/host-test.ts'
import { expect, type Visit } from '../testing/portal-test.ts'
import { type ReleaseStack, startReleaseStack } from '../testing/release-stack.ts'
import { type Account, signInAs } from '../testing/sign-in.ts'
import { squadOfUsers } from '../testing/squad-of-users.ts'

const LIST = '/operation-portal-users'
const OLD_TITLE = 'Operation portal users'
const NEW_TITLE = 'Everybody who works here'

const test = testAtHost(async () => {
  const starting = startReleaseStack()
  const squad = await squadOfUsers('9.1.0', `title: '${OLD_TITLE}'`, `title: '${NEW_TITLE}'`)
  const releases = await starting
  return {
    releases,
    squad,
    flag: releases.flag,
    stop: async () => {
      await releases.stop()
      squad.remove()
    },
  }
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
const note = (page: Page) => page.getByRole('region', { name: 'Versions on this page' })
const usersInMenu = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: new RegExp(`^(${OLD_TITLE}|${NEW_TITLE})$`) })

/** Signs in with a separate browser context. */
async function signedIn(visit: Visit, account: Account, path = '/'): Promise<Page> {
  const { page } = await visit()
  await signInAs(page, account, path)
  return page
}

/** Runs a release command, and waits until the host serves the result. */
async function release(releases: ReleaseStack, ...args: string[]): Promise<void> {
  const current = async (): Promise<ServedRelease> => (await fetch(`${releases.url}/releases/current`)).json()
  const served = async () => JSON.stringify({ ...(await current()), visit: (await current()).visit !== '' })
  const before = await served()
  await releases.release(...args)
  await expect.poll(served).not.toBe(before)
}

/** Opens the list of operators, which a version has under this title. */
async function openList(page: Page, title: string): Promise<void> {
  await page.goto(LIST)
  await expect(heading(page, title)).toBeVisible()
  await expect(operators(page).first()).toBeVisible()
}

/** The canary in the release console, which shows how its sessions do. */
const canary = (page: Page) => page.getByRole('article', { name: 'Canary of users' })

test('a version from a squad’s own repository goes from canary to everyone, and a broken one is aborted', async ({
  host: { releases, squad },
  visit,
}) => {
  await releases.publishBuilt(squad.built)
  await release(releases, 'canary', 'start', 'users', '9.1.0', '--cohort', 'admin@program.example')
  const [admin, viewer] = [await signedIn(visit, 'admin', LIST), await signedIn(visit, 'viewer')]
  // Already on the first page after the sign-in.
  await expect(heading(admin, NEW_TITLE)).toBeVisible()
  await openList(viewer, OLD_TITLE)
  await release(releases, 'promote', 'users', '9.1.0')
  await openList(viewer, NEW_TITLE)

  await releases.publish('users', '9.1.9', BROKEN)
  await release(releases, 'canary', 'start', 'users', '9.1.9', '--cohort', 'admin@program.example')
  const console = await admin.context().newPage()
  await console.goto('/releases')
  await expect(canary(console).getByText('Not enough data yet')).toBeVisible()
  await openList(admin, NEW_TITLE)
  await expect(note(admin).getByText('since 9.1.9 failed')).toBeVisible()
  // The same session counts once, however often it opens the page.
  await openList(admin, NEW_TITLE)
  await expect(canary(console).getByText('1 session, 1 failed (100%)')).toBeVisible()
  const plot = canary(console).getByRole('group', { name: 'Reporting sessions: 1 in total' })
  await plot.getByRole('button', { name: /1 failed$/ }).click()
  await expect(canary(console).getByText(/0 healthy, 1 failed\. It reached 1 named\.$/)).toBeVisible()
  await openList(viewer, NEW_TITLE)
  await expect(note(viewer)).toHaveCount(0)
  await openList(await signedIn(visit, 'admin'), NEW_TITLE)
  await expect(console.getByText('Everyone has the stable versions.')).toBeVisible()
  await expect(
    console.getByText(/^analysis: 2 of 2 sessions failed with @portal\/users 9\.1\.9 \(mount 2\)/),
  ).toBeVisible()
  await openList(admin, NEW_TITLE)
  await expect(note(admin)).toHaveCount(0)

  await release(releases, 'rollback', 'users')
  for (const page of [admin, viewer]) await openList(page, OLD_TITLE)
})

/** Opens a page, and keeps it open until it listens for releases. */
async function listenAfter(page: Page, open: () => Promise<void>): Promise<void> {
  const listening = page.waitForRequest('**/releases/events')
  await open()
  await listening
}

async function openTab(visit: Visit, address: string, title: string): Promise<Page> {
  const page = await signedIn(visit, 'admin')
  await listenAfter(page, async () => {
    await page.goto(address)
    await expect(heading(page, title)).toBeVisible()
  })
  return page
}

/** Navigates to a page, which reloads, and back to the list, with its current title. */
async function goOn(page: Page, title: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  await operators(page).first().click()
  await expect(page.locator('html:not([data-mark])')).toBeVisible()
  await usersInMenu(page).click()
  await expect(heading(page, title)).toBeVisible()
}

const banner = (page: Page) => page.getByText('A new version is ready. Reload when you have saved.')

test.describe('an open page', () => {
  test('announces a promotion or rollback, keeps working without the files of its version, and switches on the next page', async ({
    host: { releases, squad },
    visit,
  }) => {
    await releases.publishBuilt(squad.builtAs('9.2.0'))
    const page = await openTab(visit, LIST, OLD_TITLE)
    await release(releases, 'promote', 'users', '9.2.0')
    await expect(banner(page)).toBeVisible()
    await expect(heading(page, OLD_TITLE)).toBeVisible()
    await listenAfter(page, () => goOn(page, NEW_TITLE))
    await release(releases, 'rollback', 'users')
    await expect(banner(page)).toBeVisible()
    await releases.removeFiles('users', '9.2.0')
    // Its code loads when first needed.
    await page.getByRole('button', { name: 'More for this list' }).click()
    await page.getByRole('menuitem', { name: 'Export' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(heading(page, NEW_TITLE)).toBeVisible()
    await goOn(page, OLD_TITLE)
  })

  test('leaves a pulled version immediately, unless there is unsaved input', async ({
    host: { releases, squad },
    visit,
  }) => {
    await releases.publishBuilt(squad.builtAs('9.3.0'))
    await release(releases, 'promote', 'users', '9.3.0')
    const list = await openTab(visit, LIST, NEW_TITLE)
    const form = await openTab(visit, `${LIST}/create`, 'Add an operation portal user')
    await form.getByLabel('Given name').fill('Ada')
    await release(releases, 'rollback', 'users', '--pull')
    await expect(heading(list, OLD_TITLE)).toBeVisible()
    await expect(
      form.getByText('This version is no longer available. Save your work and reload.'),
    ).toBeVisible()
    await expect(form.getByLabel('Given name')).toHaveValue('Ada')
    await usersInMenu(form).click()
    await form
      .getByRole('dialog', { name: 'Leave without saving' })
      .getByRole('button', { name: 'Leave' })
      .click()
    await expect(heading(form, OLD_TITLE)).toBeVisible()
  })

  test('leaves a pulled version once an open question is answered', async ({
    host: { releases, squad },
    visit,
  }) => {
    await releases.publishBuilt(squad.builtAs('9.4.0'))
    await release(releases, 'promote', 'users', '9.4.0')
    const page = await openTab(visit, `${LIST}/care%40program.example`, 'Caitlín Ní Dhuibhne')
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
    await page.getByRole('button', { name: 'Disable' }).click()
    const question = page.getByRole('dialog', { name: /^Disable / })
    await expect(question).toBeVisible()
    await release(releases, 'rollback', 'users', '--pull')
    await expect(
      page.getByText('This version is no longer available. Save your work and reload.'),
    ).toBeAttached()
    await expect(page.locator('html[data-mark]')).toBeAttached()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator('html:not([data-mark])')).toBeAttached()
  })
})
