import { exec } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { writeTestBundle } from '@portal/releases/testing/test-bundle.ts'
import { violationsOn } from '../testing/accessibility.ts'
import { testAtHost } from '../testing/host-test.ts'
import { expect, type Visit } from '../testing/portal-test.ts'
import { startReleaseStack } from '../testing/release-stack.ts'
import { sendPassword, signInAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

const test = testAtHost(startReleaseStack)

const NEXT = '9.1.0'
const LIST = '/operation-portal-users'
const SCRIPT = `System.register([], (give) => ({
  execute() {
    give({
      bootstrap: async () => {},
      mount: async (props) => props.domElementGetter().append('Operators, the new way'),
      unmount: async (props) => props.domElementGetter().replaceChildren(),
    })
  },
}))`

const newVersion = (page: Page) => page.getByText('Operators, the new way')
const oldVersion = (page: Page) => page.getByRole('table', { name: 'Operation portal users' })
const canary = (page: Page) => page.getByRole('article', { name: 'Canary of users' })
const question = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function answer(page: Page, reason: string, label: string): Promise<void> {
  await question(page).getByLabel('Change reason').fill(reason)
  await question(page).getByRole('button', { name: label, exact: true }).click()
  await expect(question(page)).toHaveCount(0)
}

/** Reloads a screen until it matches: a host notices a release within a second. */
async function loadUntil(page: Page, address: string, shown: (page: Page) => ReturnType<Page['getByText']>) {
  for (;;) {
    await page.goto(address)
    await expect(newVersion(page).or(oldVersion(page))).toBeVisible()
    if (await shown(page).isVisible()) return
  }
}

async function signedIn(visit: Visit, account: 'admin' | 'viewer') {
  const { page, complaints } = await visit()
  await signInAs(page, account)
  return { page, complaints }
}

test('a canary can be started for one person and aborted from the page, and reaches nobody else', async ({
  host,
  visit,
}) => {
  await host.publish('users', NEXT, SCRIPT)
  const { page, complaints } = await signedIn(visit, 'admin')
  const { page: other } = await signedIn(visit, 'viewer')
  await page.getByRole('banner').getByRole('button', { name: 'Ines Moreau' }).click()
  await page.getByRole('menuitem', { name: 'Releases' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
  await page
    .getByRole('row', { name: /^users / })
    .getByRole('link', { name: NEXT })
    .click()
  await expect(page.getByText(`${NEXT} has no passed check`)).toBeVisible()
  await page.getByLabel('Reason to release it unchecked').fill('CHG-1235, written by a test')
  await page.getByLabel('Percentage').fill('0')
  await page.getByRole('button', { name: 'Add person or role' }).click()
  await page.getByRole('combobox', { name: 'People and roles' }).fill('sandstrom')
  await page.getByRole('option', { name: 'Viktor Sandström' }).click()
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(
    question(page).getByText(`users: canary ${NEXT} for 0%, viewer@program.example added`),
  ).toBeVisible()
  await answer(page, 'CHG-1234, first people', 'Release')
  await expect(canary(page).getByText('viewer@program.example; no steps left')).toBeVisible()
  const commit = canary(page).getByRole('link', { name: '3f2a1b9c' })
  await expect(commit).toHaveAttribute('href', 'https://code.example/portal/commit/3f2a1b9c')
  await expect(canary(page).getByRole('figure').getByText('1 named')).toBeVisible()
  await expect(page.getByText('Released without a passed check: CHG-1235, written by a test')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await loadUntil(other, LIST, newVersion)
  const own = await page.context().newPage()
  await own.goto(LIST)
  await expect(oldVersion(own)).toBeVisible()

  await expect(canary(page).getByText('No steps left.')).toBeVisible()
  await canary(page).getByRole('button', { name: 'Abort', exact: true }).click()
  await answer(page, 'Lists stay empty for viewers', 'Abort')
  await expect(page.getByText('Everyone has the stable versions.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Releases' }).getByText('· Canary aborted')).toBeVisible()
  await expect(page.getByText('admin@program.example: Lists stay empty for viewers')).toBeVisible()
  const users = page.getByRole('row', { name: /^users / })
  await expect(users.getByText(/^Canary aborted by admin@program\.example .* Lists stay empty/)).toBeVisible()
  const ended = page.getByRole('list', { name: 'Ended canaries' })
  await expect(ended.getByText('Canary aborted by admin@program.example. Lists stay')).toBeVisible()
  await ended.getByRole('button', { name: `How it went: users ${NEXT}` }).click()
  await expect(ended.getByRole('figure').getByText('Canary aborted')).toBeVisible()
  await users.getByRole('link', { name: NEXT }).click()
  await expect(page.getByText(`People no longer get ${NEXT}`)).toBeVisible()
  await loadUntil(other, LIST, oldVersion)
  expect(complaints).toEqual([])
})

test('the first version of a bundle is offered to named people instead of a canary', async ({
  host,
  visit,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-first-version-'))
  await host.publishBuilt(writeTestBundle(folder, '@portal/shops', NEXT))
  rmSync(folder, { recursive: true })
  const { page, complaints } = await signedIn(visit, 'admin')
  await page.goto(`/releases/create?bundle=@portal/shops&version=${NEXT}`)
  await expect(page.getByLabel('Action')).toHaveValue('promote')
  await page.getByLabel('Action').selectOption('canary.start')
  await expect(page.getByText('The first version of shops cannot be a canary')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'New override' }).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New override' })).toBeVisible()
  await expect(page.getByLabel('Bundle')).toHaveValue('@portal/shops')
  await expect(page.getByLabel('Version to try')).toHaveValue(NEXT)
  expect(complaints).toEqual([])
})

test('an override applies only to the person it is for, until it is revoked', async ({ host, visit }) => {
  await host.publish('users', '9.2.0', SCRIPT)
  const { page } = await signedIn(visit, 'admin')
  await page.goto('/releases/overrides/create')
  await page.getByLabel('Person').fill('vewer@program.example')
  await page.getByLabel('Bundle').selectOption('@portal/users')
  await page.getByLabel('Version to try').selectOption('9.2.0')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(
    question(page).getByText('No user of this portal has the email address vewer@program.example.'),
  ).toBeVisible()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toHaveCount(0)
  await page.getByLabel('Person').fill('viewer@program.example')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const created = page.waitForResponse((response) => response.url().endsWith('/overrides') && response.ok())
  await answer(page, 'Vera tries the new lists', 'Create')
  const { link } = await (await created).json()
  const override = page.getByRole('row', { name: /^viewer@program.example/ })
  await expect(override.getByRole('cell', { name: 'Open' })).toBeVisible()
  const { page: other } = await signedIn(visit, 'viewer')
  const address = new URL(new URL(link).pathname, PORTAL_URL)
  // As in a chat, the link is on another site.
  await other.goto(`data:text/html,<a href="${address}">Try the new lists</a>`)
  await other.getByRole('link').click()
  await expect(newVersion(other)).toBeVisible()
  await expect(other).toHaveURL(new URL(LIST, PORTAL_URL).href)
  await other.goto(`${LIST}?safe=1`)
  await expect(oldVersion(other)).toBeVisible()
  const isForAnother = (somebody: Page) =>
    expect(somebody.getByRole('heading', { name: 'This link is for another person' })).toBeVisible()
  await page.goto(address.pathname)
  await isForAnother(page)
  const { page: guest } = await visit()
  await guest.goto(address.pathname)
  await sendPassword(guest, 'care@program.example')
  await isForAnother(guest)
  const { page: invited } = await visit()
  await signInAs(invited, 'viewer', address.pathname)
  await loadUntil(invited, LIST, newVersion)
  await page.goto(LIST)
  await expect(oldVersion(page)).toBeVisible()
  await page.goto('/releases')
  await override.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await answer(page, 'It has been tried out', 'Revoke')
  await loadUntil(other, LIST, oldVersion)
})

test('a requested preview can be created for two people, and names the author of the change', async ({
  host,
  visit,
}) => {
  const preview = '9.3.0-preview-3f2a1b9c'
  await host.publish('users', preview, SCRIPT)
  const { page } = await signedIn(visit, 'admin')
  const asked = new URLSearchParams([
    ['person', 'editor@program.example'],
    ['person', 'viewer@program.example'],
    ['version', `@portal/users ${preview}`],
    ['hours', '72'],
  ])
  await page.goto(`/releases/overrides/create#${asked}`)
  await expect(page.getByText('Preview of 3f2a1b9c by Ada Lovelace, published by ada@')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const created = page.waitForResponse((response) => response.url().endsWith('/overrides') && response.ok())
  await answer(page, 'CHG-1234, for the review', 'Create')
  const { link } = await (await created).json()
  const row = page.getByRole('row', { name: /^editor@program.example, viewer@program.example/ })
  await expect(row.getByText('Preview of 3f2a1b9c by Ada Lovelace')).toBeVisible()
  const users = page.getByRole('row', { name: /^users / })
  await expect(users.getByRole('link', { name: preview })).toHaveCount(0)
  const { page: other } = await signedIn(visit, 'viewer')
  await other.goto(new URL(link).pathname)
  await loadUntil(other, LIST, newVersion)
})

const removedTable = (page: Page) => page.getByRole('table', { name: 'Removed bundles' })

async function restoreCustomerCare(page: Page): Promise<void> {
  await removedTable(page).getByRole('button', { name: 'Actions for customer-care' }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await answer(page, 'Profiles are deleted here again', 'Restore')
}

test('a bundle can be removed with a redirect to the dashboard, and restored', async ({ visit }) => {
  const { page } = await signedIn(visit, 'admin')
  await page.goto('/releases')
  const served = page.getByRole('table', { name: 'Versions of the bundles' })
  const removed = removedTable(page)
  await served.getByRole('button', { name: 'Actions for customer-care' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(question(page).getByText('customer-care: redirect to / added')).toBeVisible()
  await answer(page, 'Profiles are deleted elsewhere', 'Remove')
  await expect(removed.getByRole('rowheader', { name: 'customer-care' })).toBeVisible()
  await expect(served.getByRole('rowheader', { name: 'customer-care' })).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  await restoreCustomerCare(page)
  await expect(served.getByRole('rowheader', { name: 'customer-care' })).toBeVisible()
  await expect(removed).toHaveCount(0)
})

test('a bundle can be removed with a redirect to a chosen page', async ({ visit }) => {
  const { page } = await signedIn(visit, 'admin')
  await page.goto('/releases/create')
  await page.getByLabel('Action').selectOption('Remove: nobody gets the bundle')
  await page.getByLabel('Bundle').selectOption('@portal/customer-care')
  await page.getByLabel('Redirect its addresses to').fill('/tasks')
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(question(page).getByText('customer-care: redirect to /tasks added')).toBeVisible()
  await answer(page, 'Profiles are deleted elsewhere', 'Release')
  const removed = removedTable(page)
  await expect(removed.getByRole('row', { name: /customer-care/ })).toContainText('/tasks')
  await restoreCustomerCare(page)
  await expect(removed).toHaveCount(0)
})

test('an override whose version was pulled says so, and what its people get', async ({ host, visit }) => {
  await host.publish('users', '9.3.0', SCRIPT)
  const { page } = await signedIn(visit, 'admin')
  await page.goto('/releases/overrides/create?version=@portal/users%209.3.0&person=viewer@program.example')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await answer(page, 'Vera tries the new lists', 'Create')
  const override = page.getByRole('row', { name: /^viewer@program.example users 9\.3\.0 / })
  await expect(override.getByRole('cell', { name: 'Open' })).toBeVisible()
  await host.release('canary', 'start', 'users', '9.3.0', '--weight', '0', '--cohort', 'ada@program.example')
  await host.release('canary', 'abort', 'users', '--pull')
  await expect(
    override.getByText(
      /^This version was pulled, so these people get the stable version\. Canary aborted by/,
    ),
  ).toBeVisible()
  await expect(override.getByRole('cell', { name: 'Pulled', exact: true })).toBeVisible()
  await expect(override.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
})

test('disabled actions explain that the environment is frozen', async ({ visit }) => {
  const { page } = await signedIn(visit, 'admin')
  await page.goto('/releases')
  await page.getByRole('button', { name: 'Freeze' }).click()
  await answer(page, 'Nobody is here in the holidays', 'Freeze')
  await page.getByRole('link', { name: 'New release' }).click()
  await expect(page.getByText('demo is frozen')).toBeVisible()
  await page.goto('/releases')
  await page.getByRole('button', { name: 'Actions for users' }).click()
  await page.getByRole('menuitem', { name: /^Remove/ }).hover()
  await expect(page.getByText('The environment is frozen. Thaw it first.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Thaw' }).click()
  await answer(page, 'The holidays are over', 'Thaw')
  await expect(page.getByText('demo is frozen')).toHaveCount(0)
})

test('the command from the page starts an application with the packages of the portal', async ({
  host,
  visit,
}) => {
  const { page, complaints } = await signedIn(visit, 'admin')
  await page.goto('/releases')
  await expect(page.getByText(`npm run portal -- pack --url ${PORTAL_URL}`)).toBeVisible()
  await host.pack()
  await page.getByRole('button', { name: 'Create command' }).click()
  const command = question(page).getByText('@portal/create my-application')
  await expect(command).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'portal-begin-'))
  const addressOf = (url: string) => new URL(url).host
  const text = ((await command.textContent()) ?? '').replaceAll(addressOf(PORTAL_URL), addressOf(host.url))
  await promisify(exec)(text, {
    cwd: folder,
    env: { ...process.env, npm_config_cache: join(folder, 'cache') },
  })
  expect(JSON.parse(readFileSync(join(folder, 'my-application', 'package.json'), 'utf8'))).toMatchObject({
    name: '@portal/my-application',
    dependencies: { '@portal/ui': expect.stringMatching(/-h[0-9a-f]{10}$/) },
  })
  rmSync(folder, { recursive: true })
  await question(page).getByRole('button', { name: "I've saved it" }).click()
  await expect(question(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('releases are forbidden and not in the menu without permission', async ({ visit }) => {
  const { page } = await signedIn(visit, 'viewer')
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Releases' })).toHaveCount(0)
  await page.goto('/releases')
  await expect(
    page.getByRole('heading', { level: 1, name: "You don't have access to this page" }),
  ).toBeVisible()
})
