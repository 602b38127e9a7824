import { describe, expect, jest, test } from '@jest/globals'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

describe('a screen that may not be opened', () => {
  test('names the missing permission and the roles that grant it, and never runs', async () => {
    const { page } = await visit()
    await openAs(page, 'care', '/subjects/business')
    await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor()
    await page.getByText('subject.search').waitFor()
    await page.getByText(/Onboarding operator/).waitFor()
    const started = await page.evaluate(
      () =>
        System.get(System.resolve('@portal/subjects')) !== undefined &&
        System.has(System.resolve('@portal/subjects')),
    )
    expect(started).toBe(false)
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
  })

  test('a bundle that answers 404 leaves the menu, and comes back with a retry', async () => {
    const { page } = await visit()
    await page.route('**/bundles/@portal/subjects/**', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await openAs(page, 'viewer', '/subjects/system')
    await page.getByRole('alert').getByText('This part of the portal could not be loaded').waitFor()
    await page.getByText(/@portal\/subjects 1\.0\.0/).waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.unroute('**/bundles/@portal/subjects/**')
    await page.getByRole('link', { name: 'List system subjects' }).click()
    await page.getByRole('table', { name: 'System subjects' }).getByRole('link').first().waitFor()
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
