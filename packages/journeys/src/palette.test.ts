import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

const field = (page: Page) => page.getByRole('combobox', { name: 'Search pages, records and actions' })

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await field(page).and(page.locator(':focus')).waitFor()
}

describe('the palette', () => {
  test('leads to a record by its name, with keys alone', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await openPalette(page)
    await page.keyboard.type('oakline')
    await page.getByRole('option', { name: /^Oakline Pay/ }).waitFor()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: 'Oakline Pay' })
    await heading.waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('understands a name with a typing mistake', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await openPalette(page)
    await page.keyboard.type('oaklnie')
    await page.getByRole('option', { name: /^Oakline Pay/ }).waitFor()
  })

  test('does with a record what may be done, after the question of its page', async () => {
    const { page } = await visit()
    await openAs(page, 'admin')
    await openPalette(page)
    await page.keyboard.type('disable viktor')
    await page.getByRole('option', { name: /^Disable Viktor Sandström/ }).waitFor()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Disable Viktor Sandström?' })
    await question.getByLabel('Change reason').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
  })

  test('offers nothing that the operator may not do', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await openPalette(page)
    await page.keyboard.type('disable viktor')
    await page.getByText(/^Nothing found for “disable viktor”/).waitFor()
    expect(await page.getByRole('option').count()).toBe(0)
  })

  test('leads straight to the record of a pasted id', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/subjects/business?q=oakline')
    await page.getByRole('link', { name: 'Oakline Pay' }).click()
    await page.getByRole('heading', { level: 1, name: 'Oakline Pay' }).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await openPalette(page)
    await page.keyboard.insertText(id)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Oakline Pay' }).waitFor()
  })

  test('offers what may be opened and made, and nothing else', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await openPalette(page)
    await page.getByRole('option', { name: /Business subjects/ }).waitFor()
    expect(await page.getByRole('option', { name: 'Add a business subject' }).count()).toBe(0)
  })

  test('walks round its list with the arrow keys and gives the focus back on Escape', async () => {
    const { page } = await visit()
    await openAs(page, 'onboarding')
    const opener = page.getByRole('button', { name: 'Search' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await field(page).waitFor()
    const options = page.getByRole('option')
    await options.first().waitFor()
    await page.keyboard.press('ArrowUp')
    expect(await options.last().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowDown')
    expect(await options.first().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('says which records could not be searched, and shows the others', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await page.route('**/api/accounts/*/users?*', (route) => route.abort())
    await openPalette(page)
    await page.keyboard.type('system')
    await page.getByText('Could not be searched: Operation portal users.').waitFor()
    await page.getByRole('option', { name: /System subjects/ }).waitFor()
  })

  test('says what to do when nothing is found', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await openPalette(page)
    await page.keyboard.type('zzzz')
    await page.getByText(/Nothing found for “zzzz”/).waitFor()
  })
})
