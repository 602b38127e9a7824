import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'

const LIST = '/operation-portal-users'
const addressOf = (name: string) => `${LIST}/${encodeURIComponent(`${name}@program.example`)}`

/** The open dialog, whether it asks for something or warns about it. */
const question = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function answer(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  const dialog = question(page)
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Invites a user with one role, and stays on their page. */
async function invite(page: Page, email: string, role: string): Promise<void> {
  await openAs(page, 'users', `${LIST}/create`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Given name').fill('Jo')
  await page.getByLabel('Family name').fill('Iner')
  await page.getByRole('checkbox', { name: new RegExp(`^${role} `) }).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jo Iner' })).toBeVisible()
}

test.describe('the list of users', () => {
  test('lists who has a permission, straight from a link', async ({ page }) => {
    await openAs(page, 'viewer', `${LIST}?permission=role.update`)
    const rows = page.getByRole('table', { name: 'Operation portal users' }).getByRole('row')
    await expect(rows.nth(1).getByText('admin@program.example')).toBeVisible()
    await expect(rows).toHaveCount(2)
  })

  test('has a view of enabled users who never sign in', async ({ page }) => {
    await openAs(page, 'viewer', LIST)
    await page.getByRole('link', { name: 'Dormant' }).click()
    const row = page.getByRole('row').filter({ hasText: 'chloe.lefevre@program.example' })
    await expect(row.getByText('Never')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('status')).toBe('ACTIVE')
  })

  test('shows exactly the active users in the view Active', async ({ page }) => {
    await openAs(page, 'viewer', `${LIST}?size=50`)
    await page.getByRole('link', { name: 'Active', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Active', exact: true })).toHaveAttribute('aria-current', /./)
    const rows = page.getByRole('table', { name: 'Operation portal users' }).getByRole('row')
    const active = rows.filter({ has: page.getByText('Active', { exact: true }) })
    await expect(rows.filter({ hasText: 'chloe.lefevre' })).toHaveCount(0)
    await settled(page)
    await expect(rows).toHaveCount((await active.count()) + 1)
  })

  test('protects the last administrator, and says so', async ({ page }) => {
    await openAs(page, 'users', `${LIST}?q=admin@program.example`)
    await page.getByRole('button', { name: 'Actions for Ines Moreau' }).click()
    await expect(page.getByRole('menuitem', { name: /^Delete.*without an administrator/ })).toBeVisible()
  })
})

test.describe('assigning a role to several users', () => {
  test('asks for the role, and skips users who already have it', async ({ page }) => {
    await openAs(page, 'admin', `${LIST}?size=50`)
    for (const name of ['Minh Nguyễn', 'Ingrid Aas', 'Søren Kjærgaard'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Add role' }).click()
    await question(page).getByRole('button', { name: 'Continue' }).click()
    await expect(question(page).getByText('Choose a role.')).toBeVisible()
    await question(page).getByLabel('Role').selectOption({ label: 'Viewer' })
    await question(page).getByRole('button', { name: 'Continue' }).click()
    const title = page.getByRole('heading', { name: 'Add the role Viewer to 2 operation portal users' })
    await expect(title).toBeVisible()
    await expect(
      question(page)
        .getByRole('status')
        .getByText(/^Left out: /),
    ).toBeVisible()
    await answer(page, {}, 'Add role')
    await expect(page.getByText('2 done', { exact: true })).toBeVisible()
  })
})

test.describe('a role that can create roles', () => {
  const BLOCK =
    'Program administrator can make or assign roles, so only people who hold everything in it can assign it.'

  test('is disabled in an invitation for operators who could not create it', async ({ page }) => {
    await openAs(page, 'users', `${LIST}/create`)
    const box = page.getByRole('checkbox', { name: new RegExp(`^Program administrator.*${BLOCK}$`) })
    await expect(box).toBeVisible()
    await expect(box).toBeDisabled()
  })

  test('is disabled for them on the page and in the form of a user', async ({ page }) => {
    await openAs(page, 'users', `${addressOf('care')}?tab=access`)
    const option = page.getByLabel('Another role').locator('option', { hasText: 'Program administrator' })
    await expect(option).toHaveText(`Program administrator. ${BLOCK}`)
    await page.goto(`${addressOf('care')}/update`)
    const box = page.getByRole('checkbox', { name: /^Program administrator/ })
    await expect(box).toBeVisible()
    await expect(box).toBeDisabled()
  })
})

test.describe('inviting a user', () => {
  test('shows what the user will be able to do', async ({ page, complaints }) => {
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByRole('checkbox', { name: /^Customer-care agent / }).check()
    await expect(page.getByText('Can delete consumer profiles')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('links to the user who already has the address, and offers to enable them', async ({ page }) => {
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByLabel('Email').fill('suspended@program.example')
    await expect(page.getByText('Silvia Brandt already has this email address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open Silvia Brandt' })).toBeVisible()
  })

  test('starts over with an empty form after “Add another”', async ({ page }) => {
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByLabel('Email').fill('first@program.example')
    await page.getByLabel('Given name').fill('Fir')
    await page.getByLabel('Family name').fill('St')
    await page.getByRole('checkbox', { name: /^Viewer / }).check()
    await page.getByRole('checkbox', { name: 'Add another' }).check()
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Invitation sent to Fir St')).toBeVisible()
    await expect(page.getByText('Choose roles to see what they allow.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('')
  })
})

test.describe('a user', () => {
  test('can gain a role and lose one, and the activity shows both', async ({ page }) => {
    await invite(page, 'joiner@program.example', 'Viewer')
    await page.getByRole('tab', { name: 'Roles and access' }).click()
    await page.getByLabel('Another role').selectOption('Risk manager')
    await page.getByRole('button', { name: 'Add role' }).click()
    await answer(page, {}, 'Add role')
    await page.getByRole('button', { name: 'Remove role Viewer' }).click()
    await answer(page, { 'Change reason': 'Works with risk only.' }, 'Remove role Viewer')
    await expect(page.getByText(/Viewer removed from/)).toBeVisible()
    await page.getByRole('tab', { name: 'Activity' }).click()
    await expect(page.getByRole('row', { name: /User role removed.*Works with risk only/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /User role added/ })).toBeVisible()
  })

  test('shows which role grants a permission', async ({ page }) => {
    await openAs(page, 'viewer', `${addressOf('care')}?tab=access`)
    await page.getByText(/^Customer care \d/).click()
    await expect(page.getByText('srcProfile.delete by Customer-care agent')).toBeVisible()
  })

  test('is saved after a review of the permissions gained and lost', async ({ page }) => {
    await invite(page, 'mover@program.example', 'Viewer')
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Given name').fill('Joanna')
    await page.getByRole('checkbox', { name: 'Viewer', exact: true }).uncheck()
    await page.getByRole('checkbox', { name: 'Customer-care agent' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Customer care: /).click()
    await expect(dialog.getByText('+ Added: SRC profiles: Delete a consumer profile')).toBeVisible()
    await dialog.getByText(/^Subjects and payment applications: /).click()
    await expect(dialog.getByText('− Removed: Subjects: List')).toBeVisible()
    await answer(page, { 'Change reason': 'Moves to customer care.' }, 'Save')
    await expect(page.getByRole('heading', { level: 1, name: 'Joanna Iner', exact: true })).toBeVisible()
    await expect(page.getByText('Customer-care agent').first()).toBeVisible()
    await expect(page.getByText('Viewer', { exact: true })).toHaveCount(0)
  })

  test('cannot change their own roles', async ({ page }) => {
    await openAs(page, 'users', `${addressOf('users')}/update`)
    await expect(page.getByText('This is your own account', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Viewer', exact: true })).toBeDisabled()
  })
})
