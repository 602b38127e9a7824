import { describe, expect, jest, test } from '@jest/globals'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

describe('a screen that may not be opened', () => {
  test('names the missing permission and the roles that grant it, and asks for nothing of it', async () => {
    const { page } = await visit()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openAs(page, 'care', '/subjects/business')
    await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor()
    await page.getByText('subject.search').waitFor()
    await page.getByText(/Onboarding operator/).waitFor()
    expect(asked.filter((path) => /\/api\/.*\/subjects/.test(path))).toEqual([])
  })

  test('of an unknown address says that there is none', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/no/such/page')
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    expect((await page.request.get('/no/such/page')).status()).toBe(404)
  })
})

describe('a part that fails', () => {
  test('a product API that is gone leaves the frame and a way to try again', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await page.route('**/api/accounts/*/subjects*', (route) => route.abort())
    await page.getByRole('link', { name: 'List business subjects' }).click()
    await page.getByText('The service cannot be reached. Check your connection and try again.').waitFor()
    await page.unroute('**/api/accounts/*/subjects*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('table', { name: 'Business subjects' }).getByRole('link').first().waitFor()
    // The button has gone with the focus, which is not lost.
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()
  })

  test('an answer that takes long is told of until it is there', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/accounts/*/subjects*', async (route) => {
      await asked
      await route.continue()
    })
    await page.getByRole('link', { name: 'List business subjects' }).click()
    const told = page.getByRole('status').getByText('The answer takes longer than usual.')
    await told.waitFor()
    answer()
    await page.getByRole('table', { name: 'Business subjects' }).getByRole('link').first().waitFor()
    await told.waitFor({ state: 'detached' })
  })

  test('what was not loaded before the connection went says so at once, and loads when it is back', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/operation-portal-users')
    const person = page.getByRole('rowheader').getByRole('link').first()
    const name = (await person.textContent()) ?? ''
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await person.click()
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Developer portal users' }).click()
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('table', { name: 'Developer portal users' }).getByRole('rowheader').first().waitFor()
  })

  test('a bundle that answers 404 leaves the menu, and comes back with a retry', async () => {
    const { page } = await visit()
    await page.route('**/bundles/@portal/subjects/**', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await openAs(page, 'viewer', '/subjects/system')
    await page.getByRole('alert').getByText('This part of the portal could not be loaded').waitFor()
    await page.getByText(/@portal\/subjects \d+\.\d+\.\d+/).waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.unroute('**/bundles/@portal/subjects/**')
    await page.getByRole('link', { name: 'List system subjects' }).click()
    await page.getByRole('table', { name: 'System subjects' }).getByRole('link').first().waitFor()
  })

  test('a menu whose code does not come says so, and is asked for a few times only', async () => {
    const { page } = await visit()
    let asked = 0
    await page.route('**/src_menu_menu-panel*.js', (route) => {
      asked += 1
      return route.abort()
    })
    await openAs(page, 'viewer', '/subjects/business')
    await page.getByRole('button', { name: 'More for this list' }).click()
    await page.getByRole('alert').getByText('This could not be opened').waitFor()
    expect(asked).toBeLessThan(6)
  })

  test('an identity provider that is gone is explained instead of a loop', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await page.route('**/oauth2/userInfo', (route) => route.abort())
    await page.goto(`${PORTAL_URL}/`)
    await page
      .getByText('The sign-in service cannot be reached. Check your connection and try again.')
      .waitFor()
    await page.unroute('**/oauth2/userInfo')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  })
})
