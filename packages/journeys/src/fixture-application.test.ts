import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { copyRepository } from './testing/repository-copy.ts'
import { startSecondHost } from './testing/second-host.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(180_000)

const NOBODY = '00000000-0000-7000-8000-000000000000'
const copy = copyRepository()
const { imports } = JSON.parse(readFileSync(resolve(__dirname, '../../../importmap.json'), 'utf8'))
let host: Awaited<ReturnType<typeof startSecondHost>> | undefined

const run = (...command: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', ...command], { cwd: copy.root, encoding: 'utf8' })

/** What a squad does for an application of its own: it has one made, and gives it a noun. */
function addApplication(): void {
  run('packages/releases/src/command-line/portal.ts', 'new', 'inbox', '--no-install')
  cpSync(resolve(__dirname, '../fixtures/inbox'), join(copy.root, 'packages/inbox'), { recursive: true })
  // The libraries that an installation would link.
  cpSync(join(copy.root, 'packages/users/node_modules'), join(copy.root, 'packages/inbox/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  // Its records are change requests, which belong to one application: here it takes the place of the other.
  copy.replace('importmap.json', `    "@portal/resources": "${imports['@portal/resources']}",\n`, '')
}

const visit = browserForTests(async () => {
  addApplication()
  execFileSync(join(copy.root, 'packages/tooling/node_modules/.bin/tsc'), ['-p', 'packages/inbox'], {
    cwd: copy.root,
    stdio: 'inherit',
  })
  const built = run('packages/tooling/src/build.ts')
  if (!built.includes('one bundle')) throw new Error(`More than the new application was built: ${built}`)
  host = await startSecondHost({ PORTAL_ROOT: copy.root })
  return [host.flag]
})
afterAll(async () => {
  await host?.stop()
  copy.remove()
})

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The first request of the list, opened by its link. */
async function openRequest(page: Page): Promise<string> {
  const link = page.getByRole('rowheader').getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await heading(page, title).waitFor()
  return title
}

test('a new application stands in the menu where its row says, and its screens have breadcrumbs', async () => {
  const { page, complaints } = await visit()
  await openAs(page, 'admin')
  await menu(page).getByRole('link', { name: 'List requests' }).click()
  await heading(page, 'Requests for review').waitFor()
  await openRequest(page)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(['Home/', 'Inbox/', 'Request'])
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('its records are found in the palette and in the explorer', async () => {
  const { page } = await visit()
  await openAs(page, 'admin', '/inbox')
  const title = await openRequest(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search pages, records and actions' }).fill(title)
  await page
    .getByRole('group', { name: 'Requests for review' })
    .getByRole('option', { name: title })
    .first()
    .waitFor()
  await page.goto(`/explore?q=${encodeURIComponent(title)}`)
  await page.getByRole('heading', { name: /^Requests for review \(/ }).waitFor()
})

test('its letter leads to it, and is named among the shortcuts', async () => {
  const { page } = await visit()
  await openAs(page, 'admin')
  await heading(page, 'Dashboard').waitFor()
  await page.keyboard.type('gi')
  await heading(page, 'Requests for review').waitFor()
  await page.keyboard.type('?')
  await page.getByRole('dialog').getByText('Go to Requests for review').waitFor()
})

test('its card and its changes are on the dashboard, and the audit trail leads to its records', async () => {
  const { page } = await visit()
  await openAs(page, 'admin', '/inbox?status=OPEN')
  const title = await openRequest(page)
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Remind' }).click()
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await question.getByRole('button', { name: 'Remind' }).click()
  await page.getByText(/^The reviewers of .+ are reminded$/).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('region', { name: 'Requests that wait' }).getByRole('link').first().waitFor()
  const change = page
    .getByRole('list', { name: 'Recent changes' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await change.filter({ hasText: 'Change request commented' }).first().waitFor()
  expect(await change.first().getByRole('link').getAttribute('href')).toBe(address)
  await page.getByLabel('Area').selectOption('Reviews')
  await change.first().waitFor()
})

test('a record of it that is not there is named by the id, whatever its parameter is called', async () => {
  const { page } = await visit()
  await openAs(page, 'admin', `/inbox/logos/${NOBODY}`)
  await heading(page, 'Change request not found').waitFor()
  await page.getByText(NOBODY).waitFor()
  await page.getByRole('link', { name: 'Back to requests for review' }).click()
  await heading(page, 'Requests for review').waitFor()
})

test('the list of an operator who may not see its records is not offered', async () => {
  const { page } = await visit()
  await openAs(page, 'care')
  expect(await menu(page).getByTestId('nav-item-Requests for review').count()).toBe(0)
  await page.goto('/inbox')
  await heading(page, "You don't have access to this page").waitFor()
})
