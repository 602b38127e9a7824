import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { type Keyboard, keyboardOf } from './testing/keyboard.ts'
import { type Account, openAs } from './testing/sign-in.ts'

jest.setTimeout(240_000)
const visit = browserForTests()

const PASSWORD = process.env.PORTAL_DEMO_PASSWORD ?? 'Operator-Demo-1'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const firstRow = (page: Page) => page.getByRole('table').getByRole('rowheader').first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** An account on its dashboard. */
async function start(account: Account): Promise<{ page: Page; keys: Keyboard }> {
  const { page } = await visit()
  await openAs(page, account)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  return { page, keys: keyboardOf(page) }
}

/** Answers the question on the screen, which has the focus. */
async function giveReason(page: Page, keys: Keyboard, reason: string, answer: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.locator(':focus').waitFor()
  await keys.fill(dialog.getByLabel('Change reason'), reason)
  await keys.follow(dialog.getByRole('button', { name: answer, exact: true }))
  await dialog.waitFor({ state: 'detached' })
}

/** The first row by its letter, and into it. */
async function openFirstRow(page: Page, keys: Keyboard): Promise<void> {
  const link = firstRow(page).getByRole('link')
  await keys.press('j')
  await keys.findAt(link)
  await keys.press('Enter')
}

test('an operator signs in', async () => {
  const { page } = await visit()
  const keys = keyboardOf(page)
  await page.goto('/')
  await keys.fill(page.getByLabel('Email'), 'viewer@program.example')
  await keys.fill(page.getByLabel('Password', { exact: true }), PASSWORD)
  await keys.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
})

test('a user is invited, found and disabled, and the way leads back to the list', async () => {
  const { page, keys } = await start('admin')
  const family = `Keys${Date.now()}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  await keys.follow(menuOf(page).getByRole('link', { name: 'Operation portal users' }))
  await keys.arriveAt('Operation portal users')
  await keys.follow(page.getByRole('link', { name: 'Add', exact: true }))
  await keys.arriveAt('Add an operation portal user')
  await keys.fill(page.getByLabel('Email'), `${family}@program.example`)
  await keys.fill(page.getByLabel('Given name'), 'Kim')
  await keys.fill(page.getByLabel('Family name'), family)
  await keys.goTo(page.getByRole('checkbox', { name: /^Viewer:/ }))
  await keys.press('Space')
  await keys.follow(button(page, 'Create'))
  await keys.arriveAt(`Kim ${family}`)
  await keys.goBackTo(
    page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Operation Portal Users' }),
  )
  await keys.press('Enter')
  await keys.arriveAt('Operation portal users')
  await firstRow(page).waitFor()
  await keys.press('/')
  await keys.findAt(page.getByRole('searchbox'))
  await page.keyboard.type(family)
  await page.getByText('1–1 of 1').first().waitFor()
  await keys.press('Tab')
  await keys.requireSeen()
  await openFirstRow(page, keys)
  await keys.arriveAt(`Kim ${family}`)
  await keys.follow(button(page, 'Disable'))
  await giveReason(page, keys, 'Has left the company today', 'Disable')
  await page.getByText('is disabled').waitFor()
  await button(page, 'Enable').waitFor()
  await keys.requireSeen()
  await keys.press('g', 'u')
  await keys.arriveAt('Operation portal users')
})

test('a role is changed in its matrix, and saved after the review', async () => {
  const { page, keys } = await start('admin')
  await keys.press('g', 'r')
  await keys.arriveAt('User roles')
  await firstRow(page).waitFor()
  await keys.press('/')
  await page.keyboard.type('History')
  await page.getByText('1–1 of 1').first().waitFor()
  await keys.press('Tab')
  await keys.requireSeen()
  await openFirstRow(page, keys)
  await keys.arriveAt('Edit History reader')
  const matrix = page.getByRole('grid', { name: 'Permissions' })
  await keys.goTo(matrix.getByRole('checkbox', { name: 'All permissions' }))
  for (let row = 0; row < 12; row += 1) {
    await keys.press('ArrowDown')
    await keys.requireSeen()
  }
  await keys.press('Space')
  await page.locator('[data-change]').first().waitFor()
  await keys.press('Control+s')
  await giveReason(page, keys, 'They look after this, too', 'Save')
  await page.getByText('History reader is changed').waitFor()
  await keys.arriveAt('User roles')
})

test('the palette leads to a page, whose list is exported', async () => {
  const { page, keys } = await start('viewer')
  await keys.press('Control+k')
  await keys.findAt(page.getByRole('combobox', { name: 'Search pages, records and actions' }))
  await page.keyboard.type('business subjects')
  await page
    .getByRole('option', { name: /^Business subjects/ })
    .first()
    .waitFor()
  await keys.press('Enter')
  await keys.arriveAt('Business subjects')
  await firstRow(page).waitFor()
  await keys.follow(button(page, 'More for this list'))
  await page.getByRole('menu').waitFor()
  const entry = page.getByRole('menuitem', { name: 'Export' })
  await entry.and(page.locator('[data-highlighted], :focus')).waitFor()
  await keys.press('Enter')
  const dialog = dialogOf(page)
  await dialog.locator(':focus').waitFor()
  const download = page.waitForEvent('download')
  await keys.follow(dialog.getByRole('button', { name: 'Export', exact: true }))
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await dialog.waitFor({ state: 'detached' })
  await keys.findAt(button(page, 'More for this list'))
})

test('an operator who changed the same field as another chooses one', async () => {
  const { page, keys } = await start('onboarding')
  const theirName = `Quicker ${Date.now()} Limited`
  await page.goto('/subjects/business?q=Kestrel&publicationStatus=PUBLISHED')
  await firstRow(page).waitFor()
  await openFirstRow(page, keys)
  await keys.follow(page.getByRole('link', { name: 'Edit', exact: true }))
  await keys.arriveAt(/^Edit /)
  const name = page.getByRole('textbox', { name: 'Legal name' })
  await name.waitFor()
  const { page: otherPage, keys: other } = await start('admin')
  await otherPage.goto(new URL(page.url()).pathname)
  await other.fill(otherPage.getByRole('textbox', { name: 'Legal name' }), theirName)
  await other.press('Control+s')
  await giveReason(otherPage, other, 'The company has a new name', 'Save')
  await otherPage.getByText('Saved: Business data').waitFor()
  await keys.fill(name, 'Slower Keys Limited')
  await keys.press('Control+s')
  const review = dialogOf(page)
  await review.locator(':focus').waitFor()
  await keys.fill(review.getByLabel('Change reason'), 'The company has another name')
  await keys.follow(review.getByRole('button', { name: 'Save', exact: true }))
  await page.getByRole('table', { name: 'Fields that both of you changed' }).waitFor()
  await keys.requireSeen()
  const theirs = page.getByRole('radio', { name: `Theirs for Legal name: ${theirName}` })
  await keys.goTo(theirs)
  await keys.press('Space')
  await theirs.and(page.locator(':checked')).waitFor()
  await keys.requireSeen()
  expect(await name.inputValue()).toBe(theirName)
})
