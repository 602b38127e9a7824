import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { holdBack } from '../testing/hold-back.ts'
import { MAX_SHIFT, measureShift, takeMoved } from '../testing/layout-shift.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'

/** Opens the history of the business data of a subject with changes. */
async function openHistory(page: Page): Promise<void> {
  await openAs(page, 'onboarding', '/subjects/business?q=Aldermoor')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Audit changes' }).click()
  await page
    .getByRole('navigation', { name: 'Changes by section' })
    .getByRole('link', { name: 'Business data' })
    .click()
  await expect(page.getByRole('table', { name: 'History' })).toBeVisible()
}

const picks = (page: Page) => page.getByRole('checkbox', { name: /^Compare the state of/ })

test('any two states can be compared, and the older values opened in the edit form', async ({ page }) => {
  await openHistory(page)
  await picks(page).first().click()
  await picks(page).last().click()
  const comparison = page.getByRole('region', { name: 'Comparison' })
  await expect(comparison.getByRole('rowheader').first()).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const field = (await comparison.getByRole('rowheader').first().textContent()) ?? ''
  const before = await comparison.getByRole('row').nth(1).getByRole('cell').first().textContent()
  await comparison.getByRole('button', { name: 'Open in the edit form' }).click()
  await expect(page.getByText(/^Values of version \d+$/)).toBeVisible()
  expect(before).toContain(await page.getByRole('textbox', { name: field }).inputValue())
  await expect(page.getByText('1 change')).toBeVisible()
})

test('a version can be restored from a row of the history', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business?q=Juniper')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Audit changes' }).click()
  const updated = page.getByRole('row').filter({ hasText: 'Business data updated' })
  await updated
    .last()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Restore this version' }).click()
  await expect(page.getByText(/^Values of version \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Change reason').fill('The older version was right.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Business data of .+ saved$/)).toBeVisible()
})

test('a comparison is still there after a reload', async ({ page }) => {
  await openHistory(page)
  await picks(page).first().click()
  await picks(page).last().click()
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible()
})

test('a history can be searched by field, person and reason', async ({ page }) => {
  await openHistory(page)
  for (const found of ['website', 'Olivia', 'new host']) {
    await page.getByRole('searchbox').fill(found)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('table', { name: 'History' }).getByText('Olivia Hargreaves')).toBeVisible()
  }
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('No change matches')).toBeVisible()
})

test('a very long name fits its column in any window', async ({ page }) => {
  const name = 'Maximiliana Alexandrina Wolfeschlegelsteinhausenbergerdorff von Hohenstaufen'
  await page.route(
    ({ pathname }) => pathname.endsWith('/audit-events'),
    async (route) => {
      const response = await route.fetch()
      const body: { items: { changedBy: object }[] } = await response.json()
      const items = body.items.map((entry) => ({ ...entry, changedBy: { ...entry.changedBy, name } }))
      await route.fulfill({ response, json: { ...body, items } })
    },
  )
  await openAs(page, 'admin', '/operation-portal-users/viewer%40program.example?tab=activity')
  const cell = page.getByRole('cell', { name }).first()
  await expect(cell).toBeVisible()
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(cell).toBeVisible()
    const fits = () => cell.evaluate((element) => element.scrollWidth <= element.clientWidth)
    await expect.poll(fits).toBe(true)
  }
})

test('a history does not shift when its rows and views load late', async ({ page }) => {
  await openAs(page, 'admin', '/subjects/business?q=Aldermoor')
  const record = await page.getByRole('table').getByRole('link').first().getAttribute('href')
  // Opening the secrets is recorded as a view.
  await page.goto(`${record}?tab=secrets`)
  await settled(page)
  await measureShift(page)
  const release = await holdBack(page, '**/history-rows.*.js', '**/history?pageSize=100')
  const rows = page.waitForResponse(/history\?only=changes/)
  await page.goto(`${record}/audit-changes`)
  await rows
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('checkbox', { name: 'Include views' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'History' })).toBeVisible()
  expect((await takeMoved(page)).shift).toBeLessThan(MAX_SHIFT)
})
