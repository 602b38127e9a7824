import { interrupt } from '../testing/interrupt.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs, signInAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

test.describe('the frame', () => {
  test('shows the page and the product in the title', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/business')
    await expect(page.getByRole('heading', { level: 1, name: 'Business subjects' })).toBeVisible()
    await expect(page).toHaveTitle(/^Business subjects \| \S/)
  })

  test('shows the version and the build', async ({ page }) => {
    await openAs(page, 'viewer')
    await expect(
      page
        .getByRole('complementary', { name: 'Portal' })
        .getByText(/^Version \d+\.\d+\.\d+, build [0-9a-f]{8}$/),
    ).toBeVisible()
  })

  test('keeps a menu item collapsed after a reload', async ({ page }) => {
    await openAs(page, 'viewer')
    const link = page.getByRole('link', { name: 'List business subjects' })
    await expect(link).toBeVisible()
    await page.getByTestId('nav-item-Business subjects').click()
    await expect(link).toBeHidden()
    await page.reload()
    await expect(page.getByTestId('nav-item-Business subjects')).toBeVisible()
    await expect(link).toBeHidden()
  })

  test('stays in place when navigating between applications', async ({ page }) => {
    await openAs(page, 'viewer')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.evaluate((element) => element.setAttribute('data-first', ''))
    await page.getByRole('link', { name: 'List business subjects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Business subjects' })).toBeVisible()
    await expect(menu).toHaveAttribute('data-first', '')
  })
})

test.describe('a page that cannot be opened', () => {
  test('offers a search and similar pages for an unknown address', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/busines')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Search for “busines”' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Business subjects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Business subjects' })).toBeVisible()
  })

  test('offers a text to send to an administrator if it is forbidden', async ({ visit }) => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await openAs(page, 'care', '/subjects/business')
    await page.getByRole('button', { name: 'Copy access request' }).click()
    await expect(page.getByText('Access request copied').first()).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('care@program.example')
    expect(text).toContain('subject.search')
    expect(text).toContain(`${PORTAL_URL}/subjects/business`)
    expect(text).toMatch(/Roles that grant it: .*Onboarding operator/)
    expect(text).toContain(
      'Can be granted by: anyone with the role Program administrator or User administrator',
    )
  })

  test('names the people who can grant access, if the operator can see users', async ({ page }) => {
    await openAs(page, 'viewer', '/roles/create')
    await expect(page.getByText(/^You can get access from .+@program\.example/)).toBeVisible()
  })
})

test.describe('messages', () => {
  test('are kept behind the bell until the operator signs out', async ({ visit }) => {
    const { page } = await visit({ permissions: ['clipboard-write'] })
    await signInAs(page, 'care', '/subjects/business')
    await page.getByRole('button', { name: 'Copy access request' }).click()
    await expect(page.getByText('Access request copied')).toBeVisible()
    await page.getByRole('button', { name: 'Messages', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Messages' })
    await expect(drawer.getByText('Access request copied')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Caitlín' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByText('You are signed out')).toBeVisible()
    const kept = await page.evaluate(() => Object.entries({ ...localStorage }).join())
    expect(kept).not.toMatch(/Access request copied|portal\.(messages|recent|tasks)/)
  })
})

test.describe('the offline bar', () => {
  test('appears when the connection is lost, and disappears when it is restored', async ({ page }) => {
    await openAs(page, 'viewer')
    await page.context().setOffline(true)
    const bar = page.getByText(/^You are offline\./)
    await expect(bar).toBeVisible()
    await page.context().setOffline(false)
    await expect(bar).toBeHidden()
  })
})

test.describe('without a connection', () => {
  test('the palette says that it could not be opened, and opens once its code loads', async ({ page }) => {
    await openAs(page, 'viewer')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const restore = await interrupt(page, '**/bundles/**', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await expect(page.getByText('This could not be opened')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    restore()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search pages, records and actions' })).toBeVisible()
  })
})

test.describe('shortcuts', () => {
  test('are listed only for screens that the operator can open', async ({ page }) => {
    await openAs(page, 'care')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help.getByText('Go to Dashboard')).toBeVisible()
    await expect(help.getByText('Go to User roles')).toHaveCount(0)
  })

  test('are listed when ? is pressed, and open pages', async ({ page }) => {
    await openAs(page, 'viewer')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help.getByText('Go to Business subjects')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page.getByRole('heading', { level: 1, name: 'Business subjects' })).toBeVisible()
  })

  test('can be turned off if they are single keys', async ({ page }) => {
    await openAs(page, 'viewer', '/profile')
    const choice = page.getByRole('group', { name: 'Single-key shortcuts' })
    await choice.getByText('Off').click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search pages, records and actions' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0)
  })
})
