import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

/** The open dialog, whether it asks for something or warns about it. */
const question = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const dialog = question(page)
  await dialog.getByLabel('Change reason').fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Publishes a role based on the preset for customer care. Returns its label. */
async function publish(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Label').fill(name.toLowerCase())
  await page.getByRole('button', { name: 'Care', exact: true }).click()
  await page.getByRole('button', { name: 'Publish role' }).click()
  await expect(
    page.getByRole('dialog').getByText('+ Added: SRC profiles: Delete a consumer profile'),
  ).toBeVisible()
  await giveReason(page, 'A team of its own from June on.', 'Publish role')
  await expect(page.getByText(`${name.toLowerCase()} published and ready to assign`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name.toLowerCase()}` })).toBeVisible()
  return name.toLowerCase()
}

test.describe('the list of roles', () => {
  test('finds roles by permission, and links to their holders', async ({ page }) => {
    await openAs(page, 'viewer', '/roles?permission=srcProfile.delete&builtIn=true')
    await page.getByRole('link', { name: /users with the role Customer-care agent/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Operation portal users' })).toBeVisible()
    await expect(page.getByText('care@program.example', { exact: true })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('role')).toBe('CUSTOMER_CARE_AGENT')
  })

  test('compares roles by their differences', async ({ page }) => {
    await openAs(page, 'viewer', '/roles')
    await page.getByRole('button', { name: 'Compare roles' }).click()
    await page.getByRole('checkbox', { name: 'Content editor' }).check()
    await page.getByRole('checkbox', { name: 'Content reviewer' }).check()
    const table = page.getByRole('table', { name: 'Permissions of the chosen roles' })
    await expect(
      table.getByRole('row', { name: 'Change requests: Open a change request Yes No' }),
    ).toBeVisible()
    await expect(table.getByRole('row', { name: 'Files: List' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Differences only' }).uncheck()
    await expect(table.getByRole('row', { name: 'Files: List Yes Yes' })).toBeVisible()
  })

  test('says why an assigned role cannot be deleted', async ({ page }) => {
    await openAs(page, 'admin', '/roles?builtIn=false')
    await page.getByRole('button', { name: 'Actions for Onboarding lead' }).click()
    await expect(page.getByRole('menuitem', { name: /^Delete.*assigned to \d users/ })).toBeVisible()
  })

  test('offers to reassign the holders of a role', async ({ page }) => {
    await openAs(page, 'admin', '/roles?builtIn=false')
    await page.getByRole('button', { name: 'Actions for Onboarding lead' }).click()
    await page.getByRole('menuitem', { name: 'Quick look' }).click()
    await page.getByLabel('Reassign to').selectOption('History reader')
    await page.getByRole('button', { name: 'Reassign', exact: true }).click()
    await giveReason(page, 'The team of leads is dissolved.', 'Reassign')
    await expect(page.getByText('2 done', { exact: true })).toBeVisible()
  })
})

test.describe('a role', () => {
  test('is named by its new label once it is saved', async ({ page }) => {
    await openAs(page, 'admin', '/roles/create')
    await publish(page, 'CARE_THREE')
    await page.getByLabel('Label').fill('Evening desk')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await giveReason(page, 'They only work in the evening.', 'Save')
    await expect(page.getByText('Evening desk saved')).toBeVisible()
  })

  test('is published from a preset, opens on an accessible edit page, and is deleted once its name is typed', async ({
    page,
    complaints,
  }) => {
    await openAs(page, 'admin', '/roles/create')
    const label = await publish(page, 'CARE_ONE')
    await expect(page.getByRole('grid', { name: 'Permissions' })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'User Roles' })
      .click()
    await page.getByRole('button', { name: `Actions for ${label}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await question(page).getByLabel(/^Type/).fill(label.toUpperCase())
    await giveReason(page, 'Made for a test of roles.', 'Delete')
    await expect(page.getByText(`${label} deleted`)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('shows the affected users before a change, and warns about segregation of duties', async ({
    page,
  }) => {
    await openAs(page, 'admin', '/roles/create')
    const label = await publish(page, 'CARE_TWO')
    await page.getByRole('checkbox', { name: 'IDV rules: Create or save the rule set' }).click()
    await expect(page.getByText('Also added because required: IDV rules: See the rule set.')).toBeVisible()
    await expect(page.getByText('These permissions should be held by different people')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('+ Added: IDV rules: Create or save the rule set')).toBeVisible()
    await expect(dialog.getByText('Nobody holds this role.')).toBeVisible()
    await expect(dialog.getByLabel('Change reason')).toBeInViewport({ ratio: 0.95 })
    await giveReason(page, 'They look after the rules, too.', 'Save')
    await expect(page.getByText(`${label} saved`)).toBeVisible()
  })

  test('has a page with its holders, permissions and changes', async ({ page }) => {
    await openAs(page, 'admin', '/roles?q=RISK_MANAGER')
    await page.getByRole('rowheader').getByRole('link', { name: 'Risk manager' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Risk manager' })).toBeVisible()
    const holders = page.getByRole('region', { name: 'Held by' }).getByRole('listitem').getByRole('link')
    await expect(holders.first()).toBeVisible()
    await page.getByRole('tab', { name: 'Permissions' }).click()
    await expect(page.getByRole('region', { name: 'Identity verification' })).toBeVisible()
    await page.getByRole('tab', { name: 'Activity' }).click()
    await expect(page.getByText('No changes recorded yet')).toBeVisible()
  })

  test('can be edited from its page if it is custom', async ({ page }) => {
    await openAs(page, 'admin', '/roles?q=HISTORY_READER')
    await page.getByRole('rowheader').getByRole('link', { name: 'History reader' }).click()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit History reader' })).toBeVisible()
  })

  test('can only be read and copied if it is built in', async ({ page }) => {
    await openAs(page, 'admin', '/roles?q=VIEWER')
    await page.getByRole('link', { name: 'Viewer', exact: true }).click()
    await expect(page.getByText('Built in, cannot be changed')).toBeVisible()
    await page.getByRole('tab', { name: 'Permissions' }).click()
    const people = page.getByRole('region', { name: 'Users and roles' })
    await expect(
      people
        .getByRole('definition')
        .filter({ hasText: /^List · Open/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Copy as new role' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Publish a role' })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('VIEWER_COPY')
  })
})
