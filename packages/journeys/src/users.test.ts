import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { type Account, openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

const LIST = '/operation-portal-users'
const addressOf = (name: string) => `${LIST}/${encodeURIComponent(`${name}@program.example`)}`

/** The question on the screen, whether it asks for something or warns of it. */
const question = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function answer(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  const dialog = question(page)
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Invites somebody with one role, and stays on their page. */
async function invite(page: Page, role: string): Promise<string> {
  const email = `joiner-${Date.now()}@program.example`
  await openAs(page, 'users', `${LIST}/create`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Given name').fill('Jo')
  await page.getByLabel('Family name').fill('Iner')
  await page.getByRole('checkbox', { name: new RegExp(`^${role}:`) }).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: 'Jo Iner' }).waitFor()
  return email
}

test.each<[Account, string]>([
  ['care', LIST],
  ['viewer', `${LIST}/create`],
  ['care', addressOf('viewer')],
  ['viewer', `${addressOf('care')}/update`],
])('%s may not open %s', async (account, address) => {
  const { page } = await visit()
  await openAs(page, account, address)
  await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor()
})

describe('the list of users', () => {
  test('answers who can do something, in one step from a link', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', `${LIST}?permission=role.update`)
    const rows = page.getByRole('table', { name: 'Operation portal users' }).getByRole('row')
    await rows.nth(1).getByText('admin@program.example').waitFor()
    expect(await rows.count()).toBe(2)
  })

  test('has a view of those who are let in but do not come', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', LIST)
    await page.getByRole('link', { name: 'Dormant' }).click()
    const row = page.getByRole('row', { name: /chloe\.lefevre@program\.example/ })
    await row.getByText('Never').waitFor()
    expect(new URL(page.url()).searchParams.get('status')).toBe('ACTIVE')
  })

  test('says why the own account cannot be disabled', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${LIST}?q=users@program.example`)
    await page.getByRole('button', { name: 'Actions for Marek Kowalczyk' }).click()
    await page.getByRole('menuitem', { name: /^Disable.*your own account/ }).waitFor()
  })

  test('protects the last administrator, and says so', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${LIST}?q=admin@program.example`)
    await page.getByRole('button', { name: 'Actions for Ines Moreau' }).click()
    await page.getByRole('menuitem', { name: /^Delete.*without an administrator/ }).waitFor()
  })
})

describe('giving a role to many', () => {
  test('asks for the role and the reason, and leaves out who holds it', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', `${LIST}?size=50`)
    for (const name of ['Minh Nguyễn', 'Ingrid Aas', 'Søren Kjærgaard'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Add role' }).click()
    await question(page).getByRole('button', { name: 'Continue' }).click()
    await question(page).getByText('Choose a role.').waitFor()
    await question(page).getByLabel('Role').selectOption({ label: 'Viewer' })
    await question(page).getByRole('button', { name: 'Continue' }).click()
    const title = page.getByRole('heading', { name: 'Add the role Viewer to 2 operation portal users' })
    await title.waitFor()
    await question(page)
      .getByRole('status')
      .getByText(/^Left out: /)
      .waitFor()
    await answer(page, {}, 'Add role')
    await page.getByText('2 done', { exact: true }).waitFor()
  })
})

describe('a role that makes roles', () => {
  const BLOCK = 'Only who may publish and change roles can give the role Program administrator.'

  test('is not on offer to who could not make it, in an invitation', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${LIST}/create`)
    const box = page.getByRole('checkbox', { name: new RegExp(`^Program administrator.*${BLOCK}$`) })
    await box.waitFor()
    expect(await box.isDisabled()).toBe(true)
  })

  test('is not on offer on the page of a user, nor in the form', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${addressOf('care')}?tab=access`)
    const option = page.getByLabel('Another role').locator('option', { hasText: 'Program administrator' })
    await option.waitFor({ state: 'attached' })
    expect(await option.textContent()).toBe(`Program administrator. ${BLOCK}`)
    await page.goto(`${addressOf('care')}/update`)
    const box = page.getByRole('checkbox', { name: /^Program administrator/ })
    await box.waitFor()
    expect(await box.isDisabled()).toBe(true)
  })

  test('can be given by an administrator', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', `${LIST}/create`)
    await page.getByRole('checkbox', { name: /^Program administrator/ }).check()
  })
})

describe('inviting a user', () => {
  test('shows what the person will be able to do before it is done', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByRole('checkbox', { name: /^Customer-care agent:/ }).check()
    await page.getByText('Can delete consumer profiles').waitFor()
    expect(complaints).toEqual([])
  })

  test('takes over the roles of a colleague', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByLabel('Same access as').pressSequentially('viewer@program.example')
    await page.getByText('Took over: Viewer').waitFor()
    expect(await page.getByRole('checkbox', { name: /^Viewer:/ }).isChecked()).toBe(true)
  })

  test('leads to the owner of the address, and offers to enable them', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByLabel('Email').fill('suspended@program.example')
    await page.getByText('Silvia Brandt has this email address already').waitFor()
    await page.getByRole('button', { name: 'Enable' }).waitFor()
    await page.getByRole('link', { name: 'Open Silvia Brandt' }).waitFor()
  })

  test('starts again with an empty form when asked', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByLabel('Email').fill(`first-${Date.now()}@program.example`)
    await page.getByLabel('Given name').fill('Fir')
    await page.getByLabel('Family name').fill('St')
    await page.getByRole('checkbox', { name: /^Viewer:/ }).check()
    await page.getByRole('checkbox', { name: 'Add another one afterwards' }).check()
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('Fir St is invited').waitFor()
    await page.getByText('Choose roles to see what they allow.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('')
  })
})

describe('a user', () => {
  test('gets a role and loses it, and the activity shows both', async () => {
    const { page } = await visit()
    await invite(page, 'Viewer')
    await page.getByRole('tab', { name: 'Roles and access' }).click()
    await page.getByLabel('Another role').selectOption('Risk manager')
    await page.getByRole('button', { name: 'Add role' }).click()
    await answer(page, {}, 'Add role')
    await page.getByRole('button', { name: 'Remove role Viewer' }).click()
    await answer(page, { 'Change reason': 'Works with risk only.' }, 'Remove role Viewer')
    await page.getByText(/Viewer is taken from/).waitFor()
    await page.getByRole('tab', { name: 'Activity' }).click()
    await page.getByRole('row', { name: /User role removed.*Works with risk only/ }).waitFor()
    await page.getByRole('row', { name: /User role added/ }).waitFor()
  })

  test('shows which role gives a permission', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', `${addressOf('care')}?tab=access`)
    await page.getByText(/^Customer care \d/).click()
    await page.getByText('srcProfile.delete by Customer-care agent').waitFor()
  })

  test('is changed after a look at the permissions gained and lost', async () => {
    const { page } = await visit()
    await invite(page, 'Viewer')
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Given name').fill('Joanna')
    await page.getByRole('checkbox', { name: 'Viewer', exact: true }).uncheck()
    await page.getByRole('checkbox', { name: 'Customer-care agent' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Customer care: /).click()
    await dialog.getByText('+ Added: SRC profiles: Delete a consumer profile').waitFor()
    await dialog.getByText(/^Subjects and payment applications: /).click()
    await dialog.getByText('− Removed: Subjects: List').waitFor()
    await answer(page, { 'Change reason': 'Moves to customer care.' }, 'Save')
    await page.getByRole('heading', { level: 1, name: 'Joanna Iner', exact: true }).waitFor()
    await page.getByText('Customer-care agent').first().waitFor()
    expect(await page.getByText('Viewer', { exact: true }).count()).toBe(0)
  })

  test('the form of one’s own account says what others must change', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${addressOf('users')}/update`)
    await page.getByText('This is your own account', { exact: true }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Viewer', exact: true }).isDisabled()).toBe(true)
  })

  test('is deleted once the address is typed and the reason given', async () => {
    const { page } = await visit()
    const email = await invite(page, 'Viewer')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await answer(page, { 'Change reason': 'Never started to work here.' }, 'Delete')
    await question(page).getByText('This field is required').waitFor()
    await answer(page, { [`Type ${email} to confirm`]: email }, 'Delete')
    await page.getByText('Jo Iner is deleted').waitFor()
  })
})
