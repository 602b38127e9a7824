import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '@portal/server-common/free-port.ts'
import { violationsOn } from '../testing/accessibility.ts'
import { startBuiltBackend } from '../testing/built-backend.ts'
import { testAtHost } from '../testing/host-test.ts'
import { expect } from '../testing/portal-test.ts'
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts'
import { startSecondHost } from '../testing/second-host.ts'
import { openAs } from '../testing/sign-in.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'
const { imports } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../../importmap.json'), 'utf8'),
)

const run = ({ root }: RepositoryCopy, ...command: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', ...command], { cwd: root, encoding: 'utf8' })

/** Does what a squad does for a new application: creates it, and gives it a noun. */
function addApplication(copy: RepositoryCopy): void {
  run(copy, 'packages/servers/releases/src/command-line/portal.ts', 'new', 'inbox', '--no-install')
  cpSync(
    resolve(import.meta.dirname, '../../fixtures/inbox'),
    join(copy.root, 'packages/applications/inbox'),
    {
      recursive: true,
    },
  )
  // The libraries that an installation would link.
  cpSync(
    join(copy.root, 'packages/applications/users/node_modules'),
    join(copy.root, 'packages/applications/inbox/node_modules'),
    {
      recursive: true,
      verbatimSymlinks: true,
    },
  )
  symlinkSync(
    '../../../../servers/server-common',
    join(copy.root, 'packages/applications/inbox/node_modules/@portal/server-common'),
  )
  // Its records are change requests, which only one application can own: here it replaces the other.
  copy.replace('importmap.json', `    "@portal/resources": "${imports['@portal/resources']}",\n`, '')
}

/** Starts the portal with the application, which is type-checked and built as a part of it. */
async function startWithApplication() {
  const copy = copyRepository()
  addApplication(copy)
  execFileSync(
    join(copy.root, 'packages/tools/build/node_modules/.bin/tsc'),
    ['-p', 'packages/applications/inbox'],
    {
      cwd: copy.root,
      stdio: 'inherit',
    },
  )
  const built = run(copy, 'packages/tools/build/src/build.ts')
  if (!built.includes('one bundle')) throw new Error(`More than the new application was built: ${built}`)
  const port = await freePort()
  const [backend, host] = await Promise.all([
    startBuiltBackend(join(copy.root, 'packages/applications/inbox'), port),
    startSecondHost({ PORTAL_ROOT: copy.root, SQUAD_BACKENDS: `inbox=http://localhost:${port}` }),
  ])
  return {
    flag: host.flag,
    stop: async () => {
      await Promise.all([host.stop(), backend.stop()])
      copy.remove()
    },
  }
}

const test = testAtHost(startWithApplication)

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The first request of the list, opened by its link. */
async function openRequest(page: Page): Promise<string> {
  const link = page.getByRole('rowheader').getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  return title
}

test('a new application is in the menu where its route says, and its screens have breadcrumbs', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'admin')
  await menu(page).getByRole('link', { name: 'List requests' }).click()
  await expect(heading(page, 'Requests for review')).toBeVisible()
  await openRequest(page)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home/', 'Inbox/', 'Request'])
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('records of a new application are found in the palette and in the explorer', async ({ page }) => {
  await openAs(page, 'admin', '/inbox')
  const title = await openRequest(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search pages, records and actions' }).fill(title)
  await expect(
    page.getByRole('group', { name: 'Requests for review' }).getByRole('option', { name: title }).first(),
  ).toBeVisible()
  await page.goto(`/explore?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('heading', { name: /^Requests for review \(/ })).toBeVisible()
})

test('the shortcut of a new application opens it, and is listed with the others', async ({ page }) => {
  await openAs(page, 'admin')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.keyboard.type('gi')
  await expect(heading(page, 'Requests for review')).toBeVisible()
  await page.keyboard.type('?')
  await expect(page.getByRole('dialog').getByText('Go to Requests for review')).toBeVisible()
})

test('the dashboard has the card and history of a new application, with links to its records', async ({
  page,
}) => {
  await openAs(page, 'admin', '/inbox?status=OPEN')
  const title = await openRequest(page)
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Remind' }).click()
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await question.getByRole('button', { name: 'Remind' }).click()
  await expect(page.getByText(/^Reminded the reviewers of /)).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Open requests' }).getByRole('link').first()).toBeVisible()
  const change = page
    .getByRole('list', { name: 'Recent changes' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(change.filter({ hasText: 'Change request commented' }).first()).toBeVisible()
  await expect(change.first().getByRole('link')).toHaveAttribute('href', address)
  await page.getByLabel('Area').selectOption('Reviews')
  await expect(change.first()).toBeVisible()
})

test('a missing record of a new application is named by its id, whatever the route parameter is called', async ({
  page,
}) => {
  await openAs(page, 'admin', `/inbox/logos/${NOBODY}`)
  await expect(heading(page, 'Change request not found')).toBeVisible()
  await expect(page.getByText(NOBODY)).toBeVisible()
  await page.getByRole('link', { name: 'Back to requests for review' }).click()
  await expect(heading(page, 'Requests for review')).toBeVisible()
})
