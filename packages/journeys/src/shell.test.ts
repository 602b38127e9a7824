import { describe, expect, jest, test } from '@jest/globals'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { openAs, signInAs } from './testing/sign-in.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

describe('the frame', () => {
  test('names page and product in the title', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/subjects/business')
    await page.getByRole('heading', { level: 1, name: 'Business subjects' }).waitFor()
    expect(await page.title()).toMatch(/^Business subjects \| \S/)
  })

  test('says which environment, version and release this is', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await page
      .getByRole('complementary', { name: 'Portal' })
      .getByText(/^Version \d+\.\d+\.\d+, build [0-9a-f]{8}$/)
      .waitFor()
  })

  test('keeps an item of the menu folded after a reload', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    const link = page.getByRole('link', { name: 'List business subjects' })
    await link.waitFor()
    await page.getByTestId('nav-item-Business subjects').click()
    await link.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByTestId('nav-item-Business subjects').waitFor()
    expect(await link.isVisible()).toBe(false)
  })

  test('stays where it is while one goes from one application to another', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.evaluate((element) => element.setAttribute('data-first', ''))
    await page.getByRole('link', { name: 'List business subjects' }).click()
    await page.getByRole('heading', { level: 1, name: 'Business subjects' }).waitFor()
    expect(await menu.getAttribute('data-first')).toBe('')
  })
})

describe('who is refused', () => {
  test('an unknown address leads on to a search and to the pages most like it', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/subjects/busines')
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await page.getByRole('link', { name: 'Search for “busines”' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Business subjects' }).click()
    await page.getByRole('heading', { level: 1, name: 'Business subjects' }).waitFor()
  })

  test('a closed page gives a text to send to an administrator', async () => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await openAs(page, 'care', '/subjects/business')
    await page.getByRole('button', { name: 'Copy access request' }).click()
    await page.getByText('Access request copied').first().waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('care@program.example')
    expect(text).toContain('subject.search')
    expect(text).toContain(`${PORTAL_URL}/subjects/business`)
    expect(text).toMatch(/Roles that grant it: .*Onboarding operator/)
    expect(text).toContain(
      'Can be given by: anybody with the role Program administrator or User administrator',
    )
  })

  test('who may see people learns by name who can give access', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/roles/create')
    await page.getByText(/^You can be given access by .+@program\.example/).waitFor()
  })
})

describe('messages', () => {
  test('are kept behind the bell, and are gone after signing out', async () => {
    const { page } = await visit({ permissions: ['clipboard-write'] })
    await signInAs(page, 'care', '/subjects/business')
    await page.getByRole('button', { name: 'Copy access request' }).click()
    await page.getByRole('button', { name: 'Messages, 1 new' }).click()
    const drawer = page.getByRole('dialog', { name: 'Messages' })
    await drawer.getByText('Access request copied').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Messages', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Caitlín' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByText('You are signed out').waitFor()
    const kept = await page.evaluate(() => Object.values({ ...localStorage }).join())
    expect(kept).not.toContain('Access request copied')
  })
})

describe('bars', () => {
  test('say that there is no connection, and go when it is back', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await page.context().setOffline(true)
    const bar = page.getByText(/^You are offline\./)
    await bar.waitFor()
    await page.context().setOffline(false)
    await bar.waitFor({ state: 'hidden' })
  })
})

describe('without a connection', () => {
  test('a part of the frame that does not arrive leaves the rest standing, and opens later', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.route('**/bundles/**', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await page.getByText('This could not be opened').waitFor()
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await page.unroute('**/bundles/**')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search pages, records and actions' }).waitFor()
  })
})

describe('shortcuts', () => {
  test('are listed by a question mark, and lead from page to page', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.getByText('Go to Business subjects').waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.getByRole('heading', { level: 1, name: 'Business subjects' }).waitFor()
  })

  test('of a single key can be switched off', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/profile')
    const choice = page.getByRole('group', { name: 'Single-key shortcuts' })
    await choice.getByText('Off').click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search pages, records and actions' }).waitFor()
    expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).count()).toBe(0)
  })
})
