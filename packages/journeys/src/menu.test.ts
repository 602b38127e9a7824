import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

const menuOf = async (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).locator('[data-testid^="nav-item-"]').allInnerTexts()

describe('the side menu', () => {
  // Which role sees which link is proven for all roles in the architecture tests.
  test.each([
    ['admin', ['Create'], []],
    ['viewer', ['List'], ['Create', 'Publish role']],
    ['care', ['Dashboard'], ['Business subjects', 'Operation portal users']],
  ] as const)('shows %s what the role allows', async (account, present, absent) => {
    const { page } = await visit()
    await openAs(page, account)
    const shown = (await menuOf(page)).map((text) => text.split('\n')[0]?.trim())
    expect(shown).toEqual(expect.arrayContaining([...present]))
    expect(shown.filter((text) => absent.some((one) => one === text))).toEqual([])
  })

  test('tells links of the same label apart for those who hear it', async () => {
    const { page } = await visit()
    await openAs(page, 'admin')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Create a system subject' }).click()
    await page.getByRole('heading', { level: 1, name: 'Add a system subject' }).waitFor()
  })

  test('hides and shows the links of an item, and marks the screen it is on', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/subjects/business')
    const item = page.getByTestId('nav-item-Business subjects')
    const link = page.getByRole('link', { name: 'List business subjects' })
    expect(await link.getAttribute('aria-current')).toBe('page')
    await item.click()
    await link.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/subjects/business')
    await item.click()
    await link.waitFor()
  })

  test('can be passed by with one key', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/subjects/business')
    const heading = page.getByRole('heading', { level: 1, name: 'Business subjects' })
    await heading.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('is a drawer on a phone that closes when one goes somewhere', async () => {
    const { page } = await visit({ viewport: { width: 375, height: 740 } })
    await page.goto('/')
    await page.getByLabel('Email').fill('viewer@program.example')
    await page.getByLabel('Password', { exact: true }).fill('Operator-Demo-1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await drawer.getByRole('link', { name: 'List system subjects' }).click()
    await page.getByRole('heading', { level: 1, name: 'System subjects' }).waitFor()
    await drawer.waitFor({ state: 'hidden' })
  })
})
