import { readFile } from 'node:fs/promises'
import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsInDark, violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

/** Begins the export of one subject from its row, and gives the reason that was given. */
async function exportOne(page: Page): Promise<string> {
  const reason = `For the review of ${Date.now()}`
  await openAs(page, 'onboarding', '/subjects/business?type=DCF&publicationStatus=PUBLISHED')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Export package' }).click()
  await page.getByRole('dialog').getByLabel('Change reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Export package' }).click()
  return reason
}

describe('an export', () => {
  test('says where it can be followed, and its file is downloaded from there', async () => {
    const { page, complaints } = await visit({ acceptDownloads: true })
    const reason = await exportOne(page)
    const dialog = page.getByRole('dialog', { name: 'Export started' })
    await dialog.getByText('You can check progress of import / export operation here.').waitFor()
    await dialog.getByRole('link', { name: 'View task' }).click()
    await page.getByRole('heading', { level: 1, name: /^T-\d+, Export / }).waitFor()
    await page.getByText('Completed', { exact: true }).waitFor()
    await page.getByText(reason).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /\.subject\.json$/ }).click()
    const content = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(content.kind).toBe('subject-package')
    expect(complaints).toEqual([])
  })

  test('that has ended is told of, wherever one is, with the way to it', async () => {
    const { page } = await visit()
    await exportOne(page)
    await page.getByRole('dialog', { name: 'Export started' }).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    const toast = page.getByRole('status').filter({ hasText: '(Subject export) is done' })
    await toast.getByRole('link', { name: 'View task' }).click()
    await page.getByRole('heading', { level: 1, name: /^T-\d+, Export / }).waitFor()
    await page.getByRole('button', { name: /^Messages/ }).click()
    await page
      .getByRole('dialog', { name: 'Messages' })
      .getByText('(Subject export) is done')
      .first()
      .waitFor()
  })
})

describe('tasks', () => {
  test('are narrowed to those that went wrong, and one of them tells which rows and why', async () => {
    const { page, complaints } = await visit({ colorScheme: 'light' })
    await openAs(page, 'viewer', '/tasks')
    await page.getByRole('link', { name: 'With errors' }).click()
    await page
      .getByRole('row')
      .filter({ hasText: 'Completed with errors' })
      .filter({ hasText: '.csv' })
      .getByRole('link')
      .first()
      .click()
    const errors = page.getByRole('region', { name: 'Rows with errors' })
    await errors.getByRole('button', { name: /^Invalid format/ }).click()
    const other = errors.getByText('Leave the row out, or give it an id of its own.').first()
    await other.waitFor({ state: 'detached' })
    await errors.getByText('Correct how it is written.').first().waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await violationsInDark(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('give their files only to who may begin such tasks', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/tasks?status=COMPLETED_WITH_ERRORS&type=DPA_IMPORT')
    await page.getByRole('table', { name: 'Tasks' }).getByRole('link').first().click()
    await page.getByText('To download them needs dpa.import: they hold data.').waitFor()
    expect(await page.getByRole('button', { name: 'Retry failed rows' }).count()).toBe(0)
  })

  test('are found by their number, from anywhere', async () => {
    const { page } = await visit()
    await openAs(page, 'onboarding')
    await page.keyboard.press('Control+k')
    await page
      .getByRole('combobox', { name: /^Search pages/ })
      .and(page.locator(':focus'))
      .waitFor()
    await page.keyboard.type('T-1042')
    await page.getByRole('option', { name: /^T-1042/ }).click()
    await page.getByRole('heading', { level: 1, name: /^T-1042, / }).waitFor()
  })

  test.each(['/tasks', '/tasks/00000000-0000-7000-8000-000000000000'])(
    '%s is closed to customer care, and says what it needs',
    async (address) => {
      const { page } = await visit()
      await openAs(page, 'care', address)
      await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor()
      await page
        .getByText(address === '/tasks' ? 'task.search' : 'task.get')
        .first()
        .waitFor()
      expect(await violationsOn(page)).toEqual([])
    },
  )

  test('one that does not exist has a screen that says so', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', '/tasks/00000000-0000-7000-8000-000000000000')
    await page.getByRole('heading', { level: 1, name: 'Task not found' }).waitFor()
  })
})
