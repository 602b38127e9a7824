import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { unstyledClasses } from '@portal/tooling/src/unstyled-classes.ts'
import { violationsInDark, violationsMeanwhile } from './testing/accessibility.ts'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { type PortalProcess, startPortalProcess } from './testing/portal-process.ts'
import { copyRepository } from './testing/repository-copy.ts'
import { signInAs } from './testing/sign-in.ts'

jest.setTimeout(300_000)

const copy = copyRepository()
let portal: PortalProcess | undefined

beforeAll(async () => {
  portal = await startPortalProcess({ root: copy.root, command: ['scripts/stack/dev.ts', 'users', 'kit'] })
})
afterAll(async () => {
  await portal?.stop()
  copy.remove()
})

const visit = browserForTests()
const visitCopy = (options: Parameters<typeof visit>[0] = {}) =>
  visit(portal ? { ...options, baseURL: portal.url } : options)

const LIST_PAGE = 'packages/users/src/user/user-list-page.tsx'
const ROUTES = 'packages/users/src/routes.ts'

describe('the kit', () => {
  // Several examples of one component stand on one page, each with its landmarks.
  const EXCEPT = ['landmark-unique']

  test('is accessible in light and dark, fits a phone, and has nothing to complain about', async () => {
    const { page, complaints } = await visitCopy({ colorScheme: 'light' })
    await signInAs(page, 'admin', '/kit')
    const screen = page.getByRole('main')
    const title = screen.getByRole('heading', { level: 1 }).first()
    const parts = screen.getByRole('list').getByRole('link')
    await parts.first().waitFor()
    const names = await parts.allTextContents()
    expect(names.length).toBeGreaterThan(10)
    const found: string[] = []
    for (const name of names) {
      await parts.filter({ hasText: new RegExp(`^${name}$`) }).click()
      await title.filter({ hasText: name }).waitFor()
      found.push(...(await violationsMeanwhile(page, EXCEPT)).map((violation) => `${name} ${violation}`))
      found.push(...(await violationsInDark(page)).map((violation) => `${name} in dark ${violation}`))
      found.push(...(await unstyledClasses(page)).map((unstyled) => `${name} ${unstyled}`))
      await page.setViewportSize({ width: 390, height: 844 })
      const fits = () => document.documentElement.scrollWidth <= window.innerWidth
      const becomesNarrow = page.waitForFunction(fits, undefined, { timeout: 2000 })
      await becomesNarrow.catch(() => found.push(`${name} scrolls sideways`))
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goBack()
      await parts.first().waitFor()
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })

  test('is not in the portal of production', async () => {
    expect((await fetch(`${PORTAL_URL}/kit`)).status).toBe(404)
    expect(await (await fetch(PORTAL_URL)).text()).not.toContain('@portal/kit')
  })
})

describe('the panel of import-map-overrides', () => {
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
  beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve)))
  afterAll(() => new Promise((resolve) => elsewhere.close(resolve)))

  test('points a name to another address, and back', async () => {
    const { page, complaints } = await visitCopy()
    await page.addInitScript(() => localStorage.setItem('devtools', 'true'))
    await signInAs(page, 'users', '/operation-portal-users')
    await page.getByRole('table').waitFor()
    await page.getByRole('button', { name: '{···}' }).click()
    await page.getByRole('button', { name: '@portal/users' }).click()
    const { port } = elsewhere.address() as AddressInfo
    await page.getByLabel('Override URL:').fill(`http://localhost:${port}/portal-users.js`)
    await page.getByRole('button', { name: 'Apply override' }).click()
    await page.reload()
    await page.getByText('Users from elsewhere').waitFor()
    await page.evaluate(() => Reflect.get(window, 'importMapOverrides').resetOverrides())
    await page.reload()
    await page.getByRole('table').waitFor()
    expect(complaints).toEqual([])
  })

  test('is not in the portal of production', async () => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('heading').first().waitFor()
    expect(await page.evaluate(() => 'importMapOverrides' in window)).toBe(false)
    expect(await page.locator('import-map-overrides-full').count()).toBe(0)
  })
})

test('an edited component is exchanged in the open page, and what was typed stays', async () => {
  const { page, complaints } = await visitCopy()
  await signInAs(page, 'users', '/operation-portal-users')
  const search = page.getByLabel('Search by name, email or id')
  await search.fill('care')
  copy.replace(LIST_PAGE, 'name="users"', 'name="users" label="Colleagues"')
  await page.getByRole('table', { name: 'Colleagues' }).waitFor()
  expect(await search.inputValue()).toBe('care')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  expect(complaints.filter((text) => /Content Security Policy|TrustedScript/.test(text))).toEqual([])
})

test('an error of a build is shown over the page and gone with the next edit', async () => {
  const { page } = await visitCopy()
  await signInAs(page, 'users', '/operation-portal-users')
  await page.getByRole('table').waitFor()
  copy.replace(LIST_PAGE, 'export default function', 'export default funktion')
  await page.getByRole('alert').filter({ hasText: 'user-list-page.tsx' }).waitFor()
  await page.getByRole('table').waitFor()
  copy.replace(LIST_PAGE, 'export default funktion', 'export default function')
  await page.getByRole('alert').filter({ hasText: 'user-list-page.tsx' }).waitFor({ state: 'detached' })
})

test('a new row and its page are in the menu without a restart', async () => {
  const { page } = await visitCopy()
  await signInAs(page, 'users')
  copy.write('packages/users/src/user/team-page.tsx', 'export default () => <p>Everybody is here</p>\n')
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
  await page.getByText('Everybody is here').waitFor()
})

test('an edited server gives its new answer', async () => {
  const { page } = await visitCopy()
  await page.goto('/health/live')
  copy.replace('packages/reference-api/src/http/health-routes.ts', "status: 'live'", "status: 'lively'")
  await page.waitForFunction(
    async () => (await (await fetch('/api/health/live')).text()).includes('lively'),
    undefined,
    { polling: 100 },
  )
})
