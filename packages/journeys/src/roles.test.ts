import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { type Account, openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

/** The question on the screen, whether it asks for something or warns of it. */
const question = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const dialog = question(page)
  await dialog.getByLabel('Change reason').fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Publishes a role that starts as the preset for customer care; gives its label. */
async function publish(page: Page): Promise<string> {
  const name = `CARE_${Date.now()}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Label').fill(name.toLowerCase())
  await page.getByRole('button', { name: 'Care', exact: true }).click()
  await page.getByRole('button', { name: 'Publish role' }).click()
  await page.getByRole('dialog').getByText('+ Added: SRC profiles: Delete a consumer profile').waitFor()
  await giveReason(page, 'A team of its own from June on.', 'Publish role')
  await page.getByText(`${name.toLowerCase()} is published and can be given`).waitFor()
  await page.getByRole('heading', { level: 1, name: `Edit ${name.toLowerCase()}` }).waitFor()
  return name.toLowerCase()
}

test.each<[Account, string]>([
  ['care', '/roles'],
  ['users', '/roles/create'],
  ['viewer', '/roles/update/00000000-0000-7000-8000-000000000000'],
])('%s may not open %s', async (account, address) => {
  const { page } = await visit()
  await openAs(page, account, address)
  await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor()
})

describe('the list of roles', () => {
  test('finds the roles that allow something, and leads to those who hold them', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/roles?permission=srcProfile.delete&builtIn=true')
    await page.getByRole('link', { name: /users with the role Customer-care agent/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Operation portal users' }).waitFor()
    await page.getByText('care@program.example', { exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('role')).toBe('CUSTOMER_CARE_AGENT')
  })

  test('compares roles by their differences', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/roles')
    await page.getByRole('button', { name: 'Compare roles' }).click()
    await page.getByRole('checkbox', { name: 'Content editor' }).check()
    await page.getByRole('checkbox', { name: 'Content reviewer' }).check()
    const table = page.getByRole('table', { name: 'Permissions of the chosen roles' })
    await table.getByRole('row', { name: 'Change requests: Open a change request Yes No' }).waitFor()
    expect(await table.getByRole('row', { name: 'Files: List' }).count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Differences only' }).uncheck()
    await table.getByRole('row', { name: 'Files: List Yes Yes' }).waitFor()
  })

  test('says why a role that is held cannot be deleted', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', '/roles?builtIn=false')
    await page.getByRole('button', { name: 'Actions for Onboarding lead' }).click()
    await page.getByRole('menuitem', { name: /^Delete.*given to \d users/ }).waitFor()
  })

  test('offers to reassign the holders of a role', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', '/roles?builtIn=false')
    await page.getByRole('button', { name: 'Actions for Onboarding lead' }).click()
    await page.getByRole('menuitem', { name: 'Quick look' }).click()
    await page.getByLabel('Reassign to').selectOption('History reader')
    await page.getByRole('button', { name: 'Reassign', exact: true }).click()
    await giveReason(page, 'The team of leads is dissolved.', 'Reassign')
    await page.getByText('2 done', { exact: true }).waitFor()
  })
})

describe('a role', () => {
  test('is published from a preset, and deleted once its name is typed', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'admin', '/roles/create')
    const label = await publish(page)
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'User Roles' })
      .click()
    await page.getByRole('button', { name: `Actions for ${label}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await question(page).getByLabel(/^Type/).fill(label.toUpperCase())
    await giveReason(page, 'Made for a test of roles.', 'Delete')
    await page.getByText(`${label} is deleted`).waitFor()
    expect(complaints).toEqual([])
  })

  test('shows who is affected before it is changed, and warns of duties in one hand', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', '/roles/create')
    const label = await publish(page)
    await page.getByRole('checkbox', { name: 'IDV rules: Create or save the rule set' }).click()
    await page.getByText('Also added, because it is needed: IDV rules: See the rule set.').waitFor()
    await page.getByText('These permissions should lie with different people').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('+ Added: IDV rules: Create or save the rule set').waitFor()
    await dialog.getByText('Nobody holds this role.').waitFor()
    await giveReason(page, 'They look after the rules, too.', 'Save')
    await page.getByText(`${label} is changed`).waitFor()
  })

  test('that is built in is only read, and copied', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', '/roles?q=VIEWER')
    await page.getByRole('link', { name: 'Viewer', exact: true }).click()
    await page.getByText('Built-in roles cannot be changed').waitFor()
    await page.getByRole('region', { name: 'Permissions' }).getByText('Roles: List').waitFor()
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Copy as new role' }).click()
    await page.getByRole('heading', { level: 1, name: 'Publish a role' }).waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('VIEWER_COPY')
  })

  test('is edited on an accessible page', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', '/roles?builtIn=false')
    await page.getByRole('link', { name: 'History reader', exact: true }).click()
    await page.getByRole('grid', { name: 'Permissions' }).waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  test('that does not exist has a screen that says so', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', '/roles/update/00000000-0000-7000-8000-000000000000')
    await page.getByRole('heading', { level: 1, name: 'Role not found' }).waitFor()
  })
})
