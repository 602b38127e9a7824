import { describe, expect, jest, test } from '@jest/globals'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

describe('the explorer', () => {
  test('shows every page with what it is for, and what the closed ones need', async () => {
    const { page } = await visit()
    await openAs(page, 'care', '/explore')
    const subjects = page.getByRole('region', { name: 'Subjects management' })
    const closed = subjects.getByRole('listitem').filter({ hasText: 'Business subjects' }).first()
    await closed.getByText(/Initiators, issuers/).waitFor()
    await closed.getByText(/^Needs: /).waitFor()
    expect(await closed.getByRole('link').count()).toBe(0)
  })

  test('counts what it finds by kind, and opens the list with the same search', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/explore')
    await page.getByRole('searchbox', { name: 'Search' }).fill('pay')
    const group = page.getByRole('region', { name: /^Business subjects \(\d+\)$/ })
    await group.waitFor()
    await group.getByRole('link', { name: 'Open the list with this search' }).click()
    await page.getByRole('heading', { level: 1, name: 'Business subjects' }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('pay')
  })

  test('keeps the search in the address, so that Back returns to it', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/explore?q=oakline')
    await page.getByRole('link', { name: 'Oakline Pay', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Oakline Pay' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Oakline Pay', exact: true }).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('oakline')
  })
})
