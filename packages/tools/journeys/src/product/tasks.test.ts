import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violationsInDark, violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

/** Starts the export of one subject from its row, with a reason. */
async function exportOne(page: Page, reason: string): Promise<void> {
  await openAs(page, 'onboarding', '/subjects/business?type=DCF&publicationStatus=PUBLISHED')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Export package' }).click()
  await page.getByRole('dialog').getByLabel('Change reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Export package' }).click()
}

test.describe('an export', () => {
  test('links to its task, where the file can be downloaded', async ({ visit }) => {
    const { page, complaints } = await visit({ acceptDownloads: true })
    const reason = 'For the review of June'
    await exportOne(page, reason)
    const dialog = page.getByRole('dialog', { name: 'Export started' })
    await expect(dialog.getByText('You can check progress of import / export operation here.')).toBeVisible()
    await dialog.getByRole('link', { name: 'View task' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^T-\d+, Export / })).toBeVisible()
    await expect(page.getByText('Completed', { exact: true })).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /\.subject\.json$/ }).click()
    const content = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(content.kind).toBe('subject-package')
    expect(complaints).toEqual([])
  })

  test('is announced on every screen when it is done, with a link', async ({ page }) => {
    await exportOne(page, 'For the review of July')
    await page.getByRole('dialog', { name: 'Export started' }).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    const toast = page.getByRole('status').filter({ hasText: '(Subject export) is done' })
    await toast.getByRole('link', { name: 'View task' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^T-\d+, Export / })).toBeVisible()
    await page.getByRole('button', { name: /^Messages/ }).click()
    await expect(
      page.getByRole('dialog', { name: 'Messages' }).getByText('(Subject export) is done').first(),
    ).toBeVisible()
  })
})

test.describe('tasks', () => {
  test('can be narrowed to those with errors, and show which rows failed and why', async ({ visit }) => {
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
    const other = errors.getByText('Remove the row, or give it a unique ID.').first()
    await expect(other).toHaveCount(0)
    await expect(errors.getByText('Correct the format.').first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    expect(await violationsInDark(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('offer their files only with permission to start such tasks', async ({ page }) => {
    await openAs(page, 'viewer', '/tasks?status=COMPLETED_WITH_ERRORS&type=DPA_IMPORT')
    await page.getByRole('table', { name: 'Tasks' }).getByRole('link').first().click()
    await expect(page.getByText('Downloading needs dpa.import: the files contain data.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry failed rows' })).toHaveCount(0)
  })

  test('can be found by number from any page', async ({ page }) => {
    await openAs(page, 'onboarding')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused()
    await page.keyboard.type('T-1042')
    await page.getByRole('option', { name: /^T-1042/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^T-1042, / })).toBeVisible()
  })
})
