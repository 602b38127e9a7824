import type { Page } from '@playwright/test'
import { type Keyboard, keyboardOf } from '../testing/keyboard.ts'
import { expect, test } from '../testing/portal-test.ts'
import { type Account, openAs } from '../testing/sign-in.ts'

const PASSWORD = process.env.PORTAL_DEMO_PASSWORD ?? 'Operator-Demo-1'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const firstRow = (page: Page) => page.getByRole('table').getByRole('rowheader').first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** An account on its dashboard. */
async function start(page: Page, account: Account): Promise<Keyboard> {
  await openAs(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return keyboardOf(page)
}

/** Answers the question on the screen, which has the focus. */
async function giveReason(page: Page, keys: Keyboard, reason: string, answer: string): Promise<void> {
  const dialog = dialogOf(page)
  await expect(dialog.locator(':focus')).toBeVisible()
  await keys.fill(dialog.getByLabel('Change reason'), reason)
  await keys.follow(dialog.getByRole('button', { name: answer, exact: true }))
  await expect(dialog).toHaveCount(0)
}

/** The first row by its letter, and into it. */
async function openFirstRow(page: Page, keys: Keyboard): Promise<void> {
  const link = firstRow(page).getByRole('link')
  await keys.press('j')
  await keys.findAt(link)
  await keys.press('Enter')
}

test('an operator can sign in with the keyboard', async ({ page }) => {
  const keys = keyboardOf(page)
  await page.goto('/')
  await keys.fill(page.getByLabel('Email'), 'viewer@program.example')
  await keys.fill(page.getByLabel('Password', { exact: true }), PASSWORD)
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a user can be invited, found and disabled with the keyboard', async ({ page }) => {
  const keys = await start(page, 'admin')
  const family = 'Keyes'
  await keys.follow(menuOf(page).getByRole('link', { name: 'Operation portal users' }))
  await keys.arriveAt('Operation portal users')
  await keys.follow(page.getByRole('link', { name: 'Add', exact: true }))
  await keys.arriveAt('Add an operation portal user')
  await keys.fill(page.getByLabel('Email'), `${family}@program.example`)
  await keys.fill(page.getByLabel('Given name'), 'Kim')
  await keys.fill(page.getByLabel('Family name'), family)
  await keys.goTo(page.getByRole('checkbox', { name: /^Viewer / }))
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
  await expect(firstRow(page)).toBeVisible()
  await keys.press('/')
  await keys.findAt(page.getByRole('searchbox'))
  await page.keyboard.type(family)
  await expect(page.getByText('1–1 of 1').first()).toBeVisible()
  await keys.press('Tab')
  await keys.requireSeen()
  await openFirstRow(page, keys)
  await keys.arriveAt(`Kim ${family}`)
  await keys.follow(button(page, 'Disable'))
  await giveReason(page, keys, 'Has left the company today', 'Disable')
  await expect(page.getByText(`Kim ${family} disabled`)).toBeVisible()
  await expect(button(page, 'Enable')).toBeVisible()
  await keys.requireSeen()
  await keys.press('g', 'u')
  await keys.arriveAt('Operation portal users')
})

test('a role can be edited in its matrix, reviewed and saved with the keyboard', async ({ page }) => {
  const keys = await start(page, 'admin')
  await keys.press('g', 'r')
  await keys.arriveAt('User roles')
  await expect(firstRow(page)).toBeVisible()
  await keys.press('/')
  await page.keyboard.type('History')
  await expect(page.getByText('1–1 of 1').first()).toBeVisible()
  await keys.press('Tab')
  await keys.requireSeen()
  await openFirstRow(page, keys)
  await keys.arriveAt('History reader')
  await keys.goTo(page.getByRole('link', { name: 'Edit', exact: true }))
  await keys.press('Enter')
  await keys.arriveAt('Edit History reader')
  const matrix = page.getByRole('grid', { name: 'Permissions' })
  await keys.goTo(matrix.getByRole('checkbox', { name: 'All permissions' }))
  for (let row = 0; row < 12; row += 1) {
    await keys.press('ArrowDown')
    await keys.requireSeen()
  }
  await keys.press('Space')
  await expect(page.locator('[data-change]').first()).toBeVisible()
  await keys.press('Control+s')
  await giveReason(page, keys, 'They look after this, too', 'Save')
  await expect(page.getByText('History reader saved')).toBeVisible()
  await keys.arriveAt('History reader')
})

test('a list can be opened from the palette and exported with the keyboard', async ({ page }) => {
  const keys = await start(page, 'viewer')
  await keys.press('Control+k')
  await keys.findAt(page.getByRole('combobox', { name: 'Search pages, records and actions' }))
  await page.keyboard.type('business subjects')
  await expect(page.getByRole('option', { name: /^Business subjects/ }).first()).toBeVisible()
  await keys.press('Enter')
  await keys.arriveAt('Business subjects')
  await expect(firstRow(page)).toBeVisible()
  await keys.follow(button(page, 'More for this list'))
  await expect(page.getByRole('menu')).toBeVisible()
  const entry = page.getByRole('menuitem', { name: 'Export' })
  await expect(entry.and(page.locator('[data-highlighted], :focus'))).toBeVisible()
  await keys.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.locator(':focus')).toBeVisible()
  const download = page.waitForEvent('download')
  await keys.follow(dialog.getByRole('button', { name: 'Export', exact: true }))
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await expect(dialog).toHaveCount(0)
  await keys.findAt(button(page, 'More for this list'))
})

test('a conflicting change can be resolved with the keyboard', async ({ page, visit }) => {
  const keys = await start(page, 'onboarding')
  const theirName = 'Quicker Keys Limited'
  await page.goto('/subjects/business?q=Kestrel&publicationStatus=PUBLISHED')
  await expect(firstRow(page)).toBeVisible()
  await openFirstRow(page, keys)
  await keys.follow(page.getByRole('link', { name: 'Edit', exact: true }))
  await keys.arriveAt(/^Edit /)
  const name = page.getByRole('textbox', { name: 'Legal name' })
  await expect(name).toBeVisible()
  const { page: otherPage } = await visit()
  const other = await start(otherPage, 'admin')
  await otherPage.goto(new URL(page.url()).pathname)
  await other.fill(otherPage.getByRole('textbox', { name: 'Legal name' }), theirName)
  await other.press('Control+s')
  await giveReason(otherPage, other, 'The company has a new name', 'Save')
  await expect(otherPage.getByText(/^Business data of .+ saved$/)).toBeVisible()
  await keys.fill(name, 'Slower Keys Limited')
  await keys.press('Control+s')
  const review = dialogOf(page)
  await expect(review.locator(':focus')).toBeVisible()
  await keys.fill(review.getByLabel('Change reason'), 'The company has another name')
  await keys.follow(review.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('table', { name: 'Conflicting fields' })).toBeVisible()
  await keys.requireSeen()
  const theirs = page.getByRole('radio', { name: `Theirs for Legal name: ${theirName}` })
  await keys.goTo(theirs)
  await keys.press('Space')
  await expect(theirs.and(page.locator(':checked'))).toBeVisible()
  await keys.requireSeen()
  await expect(name).toHaveValue(theirName)
})
