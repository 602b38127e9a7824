import type { Page, Route } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search pages, records and actions' })

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test.describe('the palette', () => {
  test('opens a record by its name, with the keyboard alone', async ({ page }) => {
    await openAs(page, 'viewer')
    await openPalette(page)
    await page.keyboard.type('oakline')
    await expect(page.getByRole('option', { name: /^Oakline Pay/ })).toBeVisible()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: 'Oakline Pay' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(heading).toBeFocused()
  })

  test('finds an action by a synonym', async ({ page }) => {
    await openAs(page, 'admin')
    await openPalette(page)
    await page.keyboard.type('invite')
    await page.getByRole('option', { name: /^Add an operation portal user/ }).click()
    await expect(page).toHaveURL(/\/operation-portal-users\/create$/)
  })

  test('captures what is typed before it has loaded, and the page behind it gets none of it', async ({
    page,
  }) => {
    const held: Route[] = []
    await page.route('**/bundles/@portal/shell/*/palette.*.js', (route) => void held.push(route))
    await openAs(page, 'viewer', '/operation-portal-users')
    const search = page.getByRole('searchbox')
    await search.click()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('oakline')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const route of held) await route.continue()
    await expect(field(page)).toHaveValue('oakline')
    await page.keyboard.type(' pay')
    await expect(field(page)).toHaveValue('oakline pay')
    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
  })

  test('finds a record despite a typo', async ({ page }) => {
    await openAs(page, 'viewer')
    await openPalette(page)
    await page.keyboard.type('oaklnie')
    await expect(page.getByRole('option', { name: /^Oakline Pay/ })).toBeVisible()
  })

  test('offers the actions of a record, with the same dialog as its page', async ({ page }) => {
    await openAs(page, 'admin')
    await openPalette(page)
    await page.keyboard.type('disable viktor')
    await expect(page.getByRole('option', { name: /^Disable Viktor Sandström/ })).toBeVisible()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Disable Viktor Sandström?' })
    await expect(question.getByLabel('Change reason')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  })

  test('offers the actions of the record on screen by their verb alone', async ({ page }) => {
    await openAs(page, 'admin', '/subjects/business?q=Oakline')
    await page.getByRole('rowheader').getByRole('link', { name: 'Oakline Pay' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oakline Pay' })).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('susp')
    await page.getByRole('option', { name: /^Suspend Oakline Pay/ }).click()
    await expect(page.getByRole('dialog', { name: 'Suspend Oakline Pay?' })).toBeVisible()
  })

  test('offers no forbidden actions', async ({ page }) => {
    await openAs(page, 'viewer')
    await openPalette(page)
    await page.keyboard.type('disable viktor')
    await expect(page.getByText(/^Nothing found for “disable viktor”/)).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
  })

  test('opens a record by its pasted id', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/business?q=oakline')
    await page.getByRole('link', { name: 'Oakline Pay' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oakline Pay' })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await openPalette(page)
    await page.keyboard.insertText(id)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Oakline Pay' })).toBeVisible()
  })

  test('wraps around its list with the arrow keys, and returns the focus on Escape', async ({ page }) => {
    await openAs(page, 'onboarding')
    const opener = page.getByRole('button', { name: 'Search' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeVisible()
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('says which records could not be searched, and shows the others', async ({ page }) => {
    await openAs(page, 'viewer')
    await page.route('**/api/accounts/*/users?*', (route) => route.abort())
    await openPalette(page)
    await page.keyboard.type('system')
    await expect(page.getByText('Could not be searched: Operation portal users.')).toBeVisible()
    await expect(page.getByRole('option', { name: /System subjects/ })).toBeVisible()
  })
})
