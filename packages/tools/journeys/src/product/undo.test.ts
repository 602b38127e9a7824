import type { Locator, Page } from '@playwright/test'
import { violationsInDark, violationsOn } from '../testing/accessibility.ts'
import { keyboardOf } from '../testing/keyboard.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const recordsOf = (page: Page) => page.getByRole('table', { name: 'Records of the task' })

async function answer(question: Locator, reason: string, button: string): Promise<void> {
  await question.getByLabel('Change reason').fill(reason)
  await question.getByRole('button', { name: button, exact: true }).click()
}

/** Suspends the payment applications on a page of the list, and opens the task. */
async function suspendPage(page: Page): Promise<void> {
  await openAs(page, 'onboarding', '/subjects/dpa?status=ACTIVE&publicationStatus=PUBLISHED')
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Suspend' }).click()
  await answer(page.getByRole('dialog'), 'The yearly review begins', 'Suspend')
  await page.getByRole('dialog', { name: 'Task started' }).getByRole('link', { name: 'View task' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^T-\d+, Suspend 10 DPAs$/ })).toBeVisible()
  await expect(recordsOf(page).getByText('Suspended')).toHaveCount(10)
}

/** Starts the undo of the task that is open. */
async function undo(page: Page, impact: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Undo bulk action' }).click()
  const question = page.getByRole('dialog', { name: /^Undo T-/ })
  await expect(question.getByText(impact)).toBeVisible()
  await answer(question, 'The review is postponed', 'Undo bulk action')
  await page.getByRole('status').getByRole('link', { name: 'View task' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^T-\d+, Undo T-/ })).toBeVisible()
}

test('a bulk suspension can be undone from its task, and both tasks say so', async ({ visit }) => {
  const { page, complaints } = await visit({ colorScheme: 'light' })
  await suspendPage(page)
  await undo(page, /^10 payment applications become active again, immediately\.$/)
  await expect(recordsOf(page).getByText('Activated')).toHaveCount(10)
  const back = page.getByRole('status').filter({ hasText: 'This task undoes another' })
  await back.getByRole('link').click()
  await expect(page.getByText('This task was undone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo bulk action' })).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  expect(await violationsInDark(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('an undo skips records changed since, and says who changed them', async ({ page }) => {
  await suspendPage(page)
  const task = page.url()
  await recordsOf(page).getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Activate' }).click()
  await answer(page.getByRole('dialog'), 'This one is reviewed', 'Activate')
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await page.goto(task)
  await undo(page, /^Changed or deleted since, so left as they are: 1 payment application\.$/)
  await page.getByRole('button', { name: /^Failed/ }).click()
  await expect(recordsOf(page).getByRole('row')).toHaveCount(2)
  await expect(recordsOf(page).getByText(/^Changed since by .+, on /)).toBeVisible()
})

test('a status change can be undone from its message with the keyboard', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business?status=ACTIVE&type=DCF')
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await answer(page.getByRole('dialog'), 'The yearly review begins', 'Suspend')
  const message = page.getByRole('status').filter({ hasText: / suspended$| suspendedUndo/ })
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const keys = keyboardOf(page)
  await keys.press('n')
  await keys.findAt(message.getByRole('button', { name: 'Undo' }))
  await keys.press('Enter')
  await expect(page.getByText(/ is active again$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
})
