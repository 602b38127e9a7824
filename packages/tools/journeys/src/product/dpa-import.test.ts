import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { interrupt } from '../testing/interrupt.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const REASON = 'List of June, sent by the partner.'
const HEADER =
  'srciDpaId,dpaName,dpaPresentationName,dpaUri,applicationType,merchantCountryCode,merchantCategoryCodes'
const PART_BYTES = 8 * 1024 * 1024

/** An id that no earlier run has used. */
const unique = () => `j${Date.now()}${Math.floor(Math.random() * 1000)}`
const line = (id: string, type = 'MOBILE_APP') => `${id},Shop ${id} Ltd,Shop ${id},app.${id},${type},PL,5942`
const fileOf = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...lines].join('\n')),
})

/** Opens the import for an SRC initiator that no other test imports into. */
async function openImport(page: Page, initiator: string): Promise<void> {
  await openAs(page, 'onboarding', '/tasks/bulk-import')
  await page.getByRole('radio', { name: 'The same for all rows' }).click()
  await page.getByRole('searchbox', { name: 'SRC initiator' }).fill(initiator)
  await page.getByRole('link', { name: initiator }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `DPA bulk import for ${initiator}` }),
  ).toBeVisible()
}

const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('File to import').setInputFiles(file)

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard file' }).click()
  await expect(page.getByLabel('File to import')).toBeVisible()
}

test.describe('an import', () => {
  test('is checked, corrected and started with a reason, and the created records link back to it', async ({
    page,
    complaints,
  }) => {
    const id = unique()
    await openImport(page, 'Sundial Checkout')
    const wrong = ['b', 'c'].map((end) => line(`${id}${end}`, 'MOBIL_APP'))
    await choose(page, fileOf('june.csv', line(`${id}a`), ...wrong))
    await expect(page.getByText('3 rows checked, 2 invalid')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    const mend = page.getByRole('button', { name: 'Use MOBILE_APP' })
    await mend.first().click()
    await page.getByRole('button', { name: 'Check again with 1 correction' }).click()
    await expect(page.getByText('3 rows checked, 1 invalid')).toBeVisible()
    await expect(mend).toHaveCount(1)
    await expect(page.locator('body')).not.toBeFocused()

    await mend.click()
    await page.getByRole('button', { name: 'Check again with 1 correction' }).click()
    await expect(page.getByText('3 rows checked. Nothing has been imported yet.')).toBeVisible()

    await page.getByRole('button', { name: 'Start import' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Change reason' }).fill(REASON)
    await dialog.getByRole('button', { name: 'Start import' }).click()
    await page.waitForURL(/\/tasks\/[0-9a-f-]+$/)
    await expect(page.getByText('Completed').first()).toBeVisible()
    await page.goto(`/subjects/dpa?q=${id}`)
    await page.getByRole('link', { name: `Shop ${id}b` }).click()
    await page.getByRole('tab', { name: 'Activity' }).click()
    await expect(page.getByRole('link', { name: 'by a task' })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('cannot start while a row is invalid in all-or-none mode', async ({ page }) => {
    const id = unique()
    await openImport(page, 'Juniper Checkout')
    await choose(page, fileOf('some.csv', line(id), line('not an id')))
    await expect(page.getByText('2 rows checked, 1 invalid')).toBeVisible()
    await page.getByRole('radio', { name: 'All rows or none' }).click()
    const start = page.getByRole('button', { name: 'Start import' })
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    await expect(start).toHaveAttribute('aria-description', 'One row is invalid. Correct or remove them.')
    await discard(page)
  })

  test('can be resumed after leaving its page', async ({ page }) => {
    await openImport(page, 'Meadowbank Payments')
    await choose(page, fileOf('later.csv', line(unique())))
    await expect(page.getByText('1 row checked')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await openImport(page, 'Meadowbank Payments')
    await expect(page.getByText('later.csv: awaiting confirmation')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('1 row checked')).toBeVisible()
    await discard(page)
  })

  test('says why a file is invalid', async ({ page }) => {
    await openImport(page, 'Cinder Lane Pay')
    await choose(page, { name: 'list.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('PK') })
    await expect(page.getByText('Select a CSV, JSON, or NDJSON file')).toBeVisible()
    await choose(page, { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
    await expect(page.getByText('The selected file is empty')).toBeVisible()
    await choose(page, { name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from('dpa_name\nShop\n') })
    await expect(page.getByText('odd.csv cannot be imported')).toBeVisible()
    await expect(
      page.getByText('Unknown columns in the first row: "dpa_name" (did you mean "dpaName"?).'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Select another file' }).click()
    await expect(page.getByLabel('File to import')).toBeVisible()
  })

  test('checks the action of each row of a merchant list', async ({ page }) => {
    const id = unique()
    await openImport(page, 'Oakline Pay')
    await page.getByRole('radio', { name: 'Merchant list' }).click()
    // Before that, the file would be read as one of the other kind.
    await expect(page.getByText('The action column says what to do with each row')).toBeVisible()
    const buffer = Buffer.from([`action,${HEADER}`, `ADD,${line(id)}`, `PAINT,${line(`${id}x`)}`].join('\n'))
    await choose(page, { name: 'merchants.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('The action must be one of ADD, UPDATE, DELETE.')).toBeVisible()
    await page.getByRole('textbox', { name: 'action of row 2' }).fill('ADD')
    await page.getByRole('button', { name: 'Check again with 1 correction' }).click()
    await expect(page.getByText('2 rows checked. Nothing has been imported yet.')).toBeVisible()
    await discard(page)
  })
})

test.describe('the sample file of an import', () => {
  async function importSample(page: Page, mode: string): Promise<void> {
    await openAs(page, 'onboarding', '/tasks/bulk-import')
    await page.getByRole('radio', { name: mode }).check()
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV with sample rows' }).click()
    const file = test.info().outputPath('sample.csv')
    await (await started).saveAs(file)
    await page.getByLabel('File to import').setInputFiles(file)
  }

  for (const mode of ['Create and update', 'Only create']) {
    test(`has rows that can be imported with "${mode}"`, async ({ page }) => {
      await importSample(page, mode)
      await expect(page.getByText('3 rows checked. Nothing has been imported yet.')).toBeVisible()
      await discard(page)
    })
  }

  test('has rows of existing applications for "Only update"', async ({ page }) => {
    await importSample(page, 'Only update')
    await expect(page.getByText(/ contains no changes$/)).toBeVisible()
  })
})

test('the Start import button stays in view below a long report', async ({ page }) => {
  const id = unique()
  await openImport(page, 'Sundial Checkout')
  await choose(page, fileOf('long.csv', ...Array.from({ length: 20 }, (_, row) => line(`${id}-${row}`))))
  await expect(page.getByText('20 rows checked. Nothing has been imported yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Expected changes' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start import' })).toBeInViewport({ ratio: 1 })
  await discard(page)
})

test.describe('the upload of a large file', () => {
  /** A file on disk with three parts; its rows are invalid, so nothing is imported. */
  const large = (name: string) => {
    const head = '{"schemaVersion":4,"kind":"dpa-export"}\n'
    const row = `${JSON.stringify({ srciDpaId: name, notes: 'x'.repeat(200_000) })}\n`
    const rows = row.repeat(Math.ceil((2.2 * PART_BYTES) / row.length))
    const path = test.info().outputPath(`${name}.ndjson`)
    writeFileSync(path, head + rows)
    return path
  }

  /** Eighteen megabytes are sent and then checked by a worker that shares its core with two other portals. */
  const LONG_WORK = { timeout: 90_000 }

  const isPart = (number: number) => (request: { url(): string; method(): string }) =>
    request.method() === 'PUT' && new URL(request.url()).pathname.endsWith(`.parts/${number}`)

  test('resumes after a pause, even after a reload', async ({ page }) => {
    const file = large(unique())
    await openImport(page, 'Tideway Checkout')
    // The second part never arrives.
    const restore = await interrupt(page, '**/*.parts/2?*', () => undefined)
    const second = page.waitForRequest(isPart(2))
    await choose(page, file)
    await expect(page.getByText(`Uploading ${basename(file)}`)).toBeVisible()
    await second
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText(`Paused ${basename(file)}`)).toBeVisible()

    restore()
    await page.reload()
    const sent: string[] = []
    page.on('request', (request) => {
      if ([1, 2, 3].some((number) => isPart(number)(request))) sent.push(request.url().slice(-400))
    })
    await choose(page, file)
    await expect(page.getByText(/rows checked, \d+ invalid/)).toBeVisible(LONG_WORK)
    expect(sent.map((url) => /\.parts\/(\d)/.exec(url)?.[1])).toEqual(['2', '3'])
    await discard(page)
  })

  test('retries a part that failed', async ({ page }) => {
    await openImport(page, 'Wrenfield Gateway')
    let failed = 0
    await page.route('**/*.parts/2?*', (route) => {
      if (failed === 2) return route.continue()
      failed += 1
      return route.abort()
    })
    await choose(page, large(unique()))
    await expect(page.getByText(/rows checked, \d+ invalid/)).toBeVisible(LONG_WORK)
    await discard(page)
  })
})

test('a file for several initiators shows the expected result by initiator', async ({ page }) => {
  await openImport(page, 'Amberline Payments')
  const [, subjectId = ''] = /details\/([^/]+)\//.exec(page.url()) ?? []
  const id = unique()
  const rows = [`subjectId,${HEADER}`, `${subjectId},${line(id)}`, `nobody,${line(`${id}x`)}`]
  await page.goto('/tasks/bulk-import')
  await choose(page, { name: 'several.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await expect(page.getByText('Subject "nobody" does not exist.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Rows by SRC initiator' })
  await expect(table.getByRole('row', { name: /Amberline Payments/ })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await discard(page)
})

test('a package is compared with the current state, parts can be left out, and it is promoted', async ({
  page,
}) => {
  await openAs(page, 'onboarding', '/subjects/business?hasUnpublishedChanges=true&type=SRCI')
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Export package' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Export package' }).click()
  await page.getByRole('textbox', { name: 'Change reason' }).fill(REASON)
  await page.getByRole('dialog').getByRole('button', { name: 'Export package' }).last().click()
  await expect(page.getByRole('heading', { name: 'Export started' })).toBeVisible()
  await page.getByRole('link', { name: 'View task' }).click()
  await expect(page.getByText('Completed').first()).toBeVisible()

  await page.goto('/tasks/promote-subject')
  await page
    .getByRole('button', { name: /^Compare T-/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible()
  await expect(page.getByText('c2p-demo (SANDBOX)', { exact: true })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Business data' }).click()
  await page.getByRole('button', { name: 'Compare again' }).click()
  await expect(page.getByText('Business data: left out').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Business data' }).click()
  await page.getByRole('button', { name: 'Compare again' }).click()
  await page.getByRole('button', { name: 'Start promotion' }).click()
  await page.getByRole('textbox', { name: 'Change reason' }).fill(REASON)
  await page.getByRole('dialog').getByRole('button', { name: 'Start promotion' }).click()
  await expect(page.getByRole('heading', { name: /^Promote/ })).toBeVisible()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
})
