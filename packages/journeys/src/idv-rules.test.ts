import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

const LIST = '/settings/idv-rules'
const REASON = 'Agreed with the risk committee.'

const namesOn = (page: Page) =>
  page.getByRole('table', { name: 'IDV rules' }).getByRole('rowheader').getByRole('link').allTextContents()

/** `deleted` is the rule that goes, which is typed. */
async function save(page: Page, deleted?: string): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save the IDV rules?' })
  if (deleted) await dialog.getByLabel(`Type ${deleted} to confirm`).fill(deleted)
  await dialog.getByLabel('Change reason').fill(REASON)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('the rules', () => {
  test('are read by those who may read, changed by those who may save, and shut to the others', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', LIST)
    await page.getByRole('rowheader', { name: 'Very high risk' }).waitFor()
    expect(await page.getByRole('link', { name: 'Add a rule' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0)
    await page.goto(`${LIST}/update`)
    await page.getByText('idvRule.save').first().waitFor()
    const { page: stranger } = await visit()
    await openAs(stranger, 'users', LIST)
    await stranger.getByText('idvRule.get').first().waitFor()
  })

  test('are added to, put in order, tried with a case, saved at once, and taken back to an old version', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'risk', LIST)
    await page.getByRole('rowheader', { name: 'Very high risk' }).waitFor()
    const before = await namesOn(page)
    const name = `Sign-ins with some risk ${Date.now()}`

    await page.getByRole('link', { name: 'Add a rule' }).click()
    await page.getByRole('button', { name: 'Add to the set' }).click()
    await page.getByText('This field is required').waitFor()
    await page.getByLabel('Name', { exact: true }).fill(name)
    const condition = page.getByRole('group', { name: 'Condition 1' })
    await condition.getByLabel('Field').selectOption('Risk')
    await condition.getByLabel('Comparison').selectOption('is between')
    await condition.getByLabel('From').fill('40')
    await condition.getByLabel('To').fill('50')
    await page.getByLabel('Add a channel').selectOption('Email code')
    await page.getByText('When risk is between 40 and 50: ask for Email code.').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Add to the set' }).click()

    await page.getByRole('button', { name: `Move ${name}: drag it, or use the arrow keys` }).press('ArrowUp')
    await page.getByText(`${name} is rule ${before.length} of ${before.length + 1}`).waitFor()
    await page.getByText('1 change not saved (+1)').waitFor()

    await page.getByRole('button', { name: 'Try a case' }).click()
    const drawer = page.getByRole('dialog', { name: 'Try a case' })
    await drawer.getByLabel('Operation').selectOption('Sign-in')
    await drawer.getByLabel('Risk, 0 to 100').fill('45')
    await drawer.getByText(`Rule ${before.length}, “${name}”, decides`).waitFor()
    await drawer.getByText('not so: Risk is more than 90').waitFor()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await drawer.waitFor({ state: 'detached' })

    // What is not saved outlives the page.
    await page.reload()
    await page.getByText('1 change not saved (+1)').waitFor()
    await save(page)
    await page.getByText(/saved .* by Rafael Domínguez/).waitFor()
    expect(await namesOn(page)).toContain(name)

    await page.goto(`${LIST}/audit-changes`)
    await page.getByRole('rowheader', { name }).waitFor()
    await page.goto(`${LIST}/history`)
    const versions = page.getByRole('table', { name: 'Versions' })
    await versions.getByRole('row').filter({ hasText: '+1' }).first().waitFor()
    const [, , old] = await versions.getByRole('row').all()
    await old?.getByRole('button', { name: /^Actions for version/ }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await page.getByRole('heading', { level: 1, name: 'Edit the IDV rules' }).waitFor()
    await page.getByText('1 change not saved (−1)').waitFor()
    await save(page, name)
    await page.getByRole('table', { name: 'IDV rules' }).waitFor()
    expect(await namesOn(page)).toEqual(before)

    await page.getByRole('link', { name: 'Edit the set' }).click()
    await page.getByRole('button', { name: 'Edit as JSON' }).click()
    await page.getByRole('textbox', { name: 'The rules as JSON' }).press('X')
    await page.getByText(/^This is not JSON yet/).waitFor()
    const [reviewing, leaving] = ['Review and save', 'Edit in fields'].map((name) =>
      page.getByRole('button', { name }).getAttribute('title'),
    )
    expect(await reviewing).toBe('Correct first what is wrong with the JSON')
    expect(await leaving).toBe(await reviewing)
    expect(complaints).toEqual([])
  })
})
