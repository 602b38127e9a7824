import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const LIST = '/settings/idv-rules'
const REASON = 'Agreed with the risk committee.'

const namesOn = (page: Page) =>
  page.getByRole('table', { name: 'IDV rules' }).getByRole('rowheader').getByRole('link')

/** `deleted` is the name of the deleted rule, which must be typed. */
async function save(page: Page, deleted?: string): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save the IDV rules?' })
  if (deleted) await dialog.getByLabel(`Type ${deleted} to confirm`).fill(deleted)
  await dialog.getByLabel('Change reason').fill(REASON)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test.describe('IDV rules', () => {
  test('can be read and changed only with permission', async ({ page, visit }) => {
    await openAs(page, 'viewer', LIST)
    await expect(page.getByRole('rowheader', { name: 'Very high risk' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add a rule' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0)
    await page.goto(`${LIST}/update`)
    await expect(page.getByText('idvRule.save').first()).toBeVisible()
    const { page: stranger } = await visit()
    await openAs(stranger, 'users', LIST)
    await expect(stranger.getByText('idvRule.get').first()).toBeVisible()
  })

  test('can be added, reordered, tried with a case, saved together, and restored to an earlier version', async ({
    page,
    complaints,
  }) => {
    await openAs(page, 'risk', LIST)
    await expect(page.getByRole('rowheader', { name: 'Very high risk' })).toBeVisible()
    const before = await namesOn(page).allTextContents()
    const name = 'Sign-ins with some risk'

    await page.getByRole('link', { name: 'Add a rule' }).click()
    await page.getByRole('button', { name: 'Add to the set' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    const condition = page.getByRole('group', { name: 'Condition 1' })
    await condition.getByLabel('Field').selectOption('Risk')
    await condition.getByLabel('Comparison').selectOption('is between')
    await condition.getByLabel('From').fill('40')
    await condition.getByLabel('To').fill('50')
    await page.getByLabel('Add a channel').selectOption('Email code')
    await expect(page.getByText('When risk is between 40 and 50: require Email code.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Add to the set' }).click()

    await page.getByRole('button', { name: `Move ${name}: drag it, or use the arrow keys` }).press('ArrowUp')
    await expect(page.getByText(`${name} is rule ${before.length} of ${before.length + 1}`)).toBeVisible()
    await expect(page.getByText('1 change not saved (+1)')).toBeVisible()

    await page.getByRole('button', { name: 'Try a case' }).click()
    const drawer = page.getByRole('dialog', { name: 'Try a case' })
    await drawer.getByLabel('Operation').selectOption('Sign-in')
    await drawer.getByLabel('Risk, 0 to 100').fill('45')
    await expect(drawer.getByText(`Rule ${before.length}, “${name}”, applies`)).toBeVisible()
    await expect(drawer.getByText('Not met: Risk is more than 90')).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toHaveCount(0)

    // Unsaved changes survive a reload.
    await page.reload()
    await expect(page.getByText('1 change not saved (+1)')).toBeVisible()
    await save(page)
    await expect(page.getByText(/saved .* by Rafael Domínguez/)).toBeVisible()
    await expect(namesOn(page).filter({ hasText: name })).toBeVisible()

    await page.goto(`${LIST}/audit-changes`)
    await expect(page.getByRole('rowheader', { name })).toBeVisible()
    await page.goto(`${LIST}/history`)
    const versions = page.getByRole('table', { name: 'Versions' })
    await expect(versions.getByRole('row').filter({ hasText: '+1' }).first()).toBeVisible()
    const [, , old] = await versions.getByRole('row').all()
    await old?.getByRole('button', { name: /^Actions for version/ }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit the IDV rules' })).toBeVisible()
    await expect(page.getByText('1 change not saved (−1)')).toBeVisible()
    await save(page, name)
    await expect(namesOn(page)).toHaveText(before)

    await page.getByRole('link', { name: 'Edit the set' }).click()
    await page.getByRole('button', { name: 'Edit as JSON' }).click()
    await page.getByRole('textbox', { name: 'The rules as JSON' }).press('X')
    await expect(page.getByText(/^Invalid JSON/)).toBeVisible()
    for (const name of ['Review and save', 'Edit in fields'])
      await expect(page.getByRole('button', { name })).toHaveAttribute(
        'aria-description',
        'Fix the JSON errors first',
      )
    expect(complaints).toEqual([])
  })

  test('can be found by time, in the preferred time zone', async ({ visit }) => {
    const { page } = await visit({ timezoneId: 'UTC' })
    await openAs(page, 'risk', '/profile')
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Asia/Tokyo')
    await page.keyboard.press('Enter')
    await page.goto(`${LIST}/history`)
    const oldest = page.getByRole('table', { name: 'Versions' }).getByRole('row').last()
    const saved = Date.parse((await oldest.locator('time').first().getAttribute('datetime')) ?? '')
    const minuteLater = (zoneHours: number) =>
      new Date(saved + 60_000 + zoneHours * 3_600_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
    const search = page.getByRole('search', { name: 'Rules that were live at a time' })
    await search.getByLabel('Which rules were live at').fill(minuteLater(9))
    await expect(search.getByText(/^Version 1,/)).toBeVisible()
    await search.getByLabel('Which rules were live at').fill(minuteLater(0))
    await expect(search.getByText(/^There were no rules yet/)).toBeVisible()
    await expect(search.getByText('In the time zone Asia/Tokyo.')).toBeVisible()
  })
})
