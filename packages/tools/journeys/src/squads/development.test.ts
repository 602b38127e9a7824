import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unstyledClasses } from '@portal/squad-tools/src/check/unstyled-classes.ts'
import { violationsInDark, violationsMeanwhile } from '../testing/accessibility.ts'
import { startPortalProcess } from '../testing/portal-process.ts'
import { expect, test as portalTest } from '../testing/portal-test.ts'
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts'
import { signInAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

interface Development {
  readonly copy: RepositoryCopy
  readonly url: string
}

const BACKEND = 'packages/applications/users/src/backend.ts'

/** A backend for the squad of users, with one call. */
const FEES = `import { endpointsOfSquad } from '@portal/contract/squad-calls.ts'
import { runBackend } from '../../../servers/server-common/src/backend/run-backend.ts'
import { squadBackend } from '../../../servers/server-common/src/backend/squad-backend.ts'

const schemas = { listFees: {} }
const endpoint = endpointsOfSquad<typeof schemas>('users')

await runBackend(
  squadBackend({
    endpoints: { listFees: endpoint('listFees', 'GET /fees', { permission: null }) },
    schemas,
    handlers: { listFees: async () => ({ body: undefined }) },
  }),
)
`

/** `npm run dev` of a copy whose files the tests edit. */
const test = portalTest.extend<object, { development: Development }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const copy = copyRepository()
      copy.write(BACKEND, FEES)
      const command = ['packages/tools/stack/src/dev.ts', 'users', 'showcase']
      const portal = await startPortalProcess({ root: copy.root, command })
      await use({ copy, url: portal.url })
      await portal.stop()
      copy.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ development }, use) => use(development.url),
})

const LIST_PAGE = 'packages/applications/users/src/user/user-list-page.tsx'
const ROUTES = 'packages/applications/users/src/routes.ts'

test.describe('the showcase', () => {
  // Several examples of one component are on one page, each with its landmarks.
  const EXCEPT = ['landmark-unique']

  test('is accessible in light and dark, fits a phone, and logs nothing', async ({ visit }) => {
    const { page, complaints } = await visit({ colorScheme: 'light' })
    await signInAs(page, 'admin', '/showcase')
    const screen = page.getByRole('main')
    const title = screen.getByRole('heading', { level: 1 }).first()
    const parts = screen.getByRole('list').getByRole('link')
    await expect(parts.first()).toBeVisible()
    const names = await parts.allTextContents()
    expect(names.length).toBeGreaterThan(10)
    const found: string[] = []
    for (const name of names) {
      await parts.filter({ hasText: new RegExp(`^${name}$`) }).click()
      await expect(title.filter({ hasText: name })).toBeVisible()
      found.push(...(await violationsMeanwhile(page, EXCEPT)).map((violation) => `${name} ${violation}`))
      found.push(...(await violationsInDark(page)).map((violation) => `${name} in dark ${violation}`))
      found.push(...(await unstyledClasses(page)).map((unstyled) => `${name} ${unstyled}`))
      await page.setViewportSize({ width: 390, height: 844 })
      const fits = () => document.documentElement.scrollWidth <= window.innerWidth
      const becomesNarrow = page.waitForFunction(fits, undefined, { timeout: 2000 })
      await becomesNarrow.catch(() => found.push(`${name} scrolls sideways`))
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goBack()
      await expect(parts.first()).toBeVisible()
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })

  test('is not part of the production portal', async () => {
    expect((await fetch(`${PORTAL_URL}/showcase`)).status).toBe(404)
    expect(await (await fetch(PORTAL_URL)).text()).not.toContain('@portal/showcase')
  })
})

test.describe('the import-map-overrides panel', () => {
  const elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`System.register([], (give) => ({
      execute() {
        give({
          bootstrap: async () => {},
          mount: async ({ domElementGetter }) => { domElementGetter().textContent = 'Users from elsewhere' },
          unmount: async ({ domElementGetter }) => { domElementGetter().textContent = '' },
        })
      },
    }))`)
  })
  test.beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve)))
  test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)))

  test('points a bundle to another address, and back', async ({ page, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('devtools', 'true'))
    await signInAs(page, 'users', '/operation-portal-users')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: '{···}' }).click()
    await page.getByRole('button', { name: '@portal/users' }).click()
    const { port } = elsewhere.address() as AddressInfo
    await page.getByLabel('Override URL:').fill(`http://localhost:${port}/portal-users.js`)
    await page.getByRole('button', { name: 'Apply override' }).click()
    await page.reload()
    await expect(page.getByText('Users from elsewhere')).toBeVisible()
    await page.evaluate(() => Reflect.get(window, 'importMapOverrides').resetOverrides())
    await page.reload()
    await expect(page.getByRole('table')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('is not part of the production portal', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await page.evaluate(() => 'importMapOverrides' in window)).toBe(false)
    await expect(page.locator('import-map-overrides-full')).toHaveCount(0)
  })
})

test('an edited component is hot-reloaded, and input is kept', async ({
  page,
  complaints,
  development: { copy },
}) => {
  await signInAs(page, 'users', '/operation-portal-users')
  const search = page.getByLabel('Search by name, email or ID')
  await search.fill('care')
  copy.replace(LIST_PAGE, 'rows={{', "rows={{ label: 'Colleagues',")
  await expect(page.getByRole('table', { name: 'Colleagues' })).toBeVisible()
  await expect(search).toHaveValue('care')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  expect(complaints.filter((text) => /Content Security Policy|TrustedScript/.test(text))).toEqual([])
})

test('a build error is shown over the page until the next edit', async ({ page, development: { copy } }) => {
  await signInAs(page, 'users', '/operation-portal-users')
  await expect(page.getByRole('table')).toBeVisible()
  copy.replace(LIST_PAGE, 'export default function', 'export default funktion')
  await expect(page.getByRole('alert').filter({ hasText: 'user-list-page.tsx' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  copy.replace(LIST_PAGE, 'export default funktion', 'export default function')
  await expect(page.getByRole('alert').filter({ hasText: 'user-list-page.tsx' })).toHaveCount(0)
})

test('a new route appears in the menu without a restart', async ({ page, development: { copy } }) => {
  await signInAs(page, 'users')
  copy.write(
    'packages/applications/users/src/user/team-page.tsx',
    'export default () => <p>Everybody is here</p>\n',
  )
  copy.replace(
    ROUTES,
    '  userCreate: {',
    `  team: {
    path: '/team',
    label: 'Team',
    title: 'Team',
    menu: { group, item: 'Team' },
    page: () => import('./user/team-page.tsx'),
  },
  userCreate: {`,
  )
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Team' }).click()
  await expect(page.getByText('Everybody is here')).toBeVisible()
})

test('an edited server sends its new response', async ({ page, development: { copy } }) => {
  await page.goto('/health/live')
  copy.replace(
    'packages/servers/reference-api/src/http/health-routes.ts',
    "status: 'live'",
    "status: 'lively'",
  )
  await page.waitForFunction(
    async () => (await (await fetch('/api/health/live')).text()).includes('lively'),
    undefined,
    { polling: 100 },
  )
})

test('an edited backend of a squad gives its new answer', async ({ page, development: { copy } }) => {
  await page.goto('/health/live')
  const statusOf = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path)
  // Only known calls ask who calls.
  expect(await statusOf('/api/x/users/fees')).toBe(401)
  expect(await statusOf('/api/x/users/charges')).toBe(404)
  copy.replace(BACKEND, 'GET /fees', 'GET /charges')
  await expect.poll(() => statusOf('/api/x/users/charges')).toBe(401)
})
