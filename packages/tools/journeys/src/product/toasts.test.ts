import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const USER = '/operation-portal-users/viewer%40program.example'

/** The vertical range of an element in the window. */
async function verticalRangeOf(part: Locator) {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

const notify = (page: Page, notice: object) =>
  page.evaluate(async (given) => {
    const { notify } = await System.import<{ notify(notice: object): void }>('@portal/session')
    notify(given)
  }, notice)

for (const [size, width] of [
  ['wide', 1440],
  ['narrow', 390],
] as const) {
  test(`a multi-line message does not cover the heading and tabs in a ${size} window`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height: 844 } })
    await openAs(page, 'admin', USER)
    const tabs = page.getByRole('tablist')
    await expect(tabs).toBeVisible()
    await notify(page, {
      kind: 'error',
      title: 'Something went wrong',
      lines: ['The first line', 'The second line'],
    })
    const message = page.getByRole('alert').filter({ hasText: 'The second line' })
    await expect(message).toBeVisible()
    const { top } = await verticalRangeOf(message)
    expect(top).toBeGreaterThan((await verticalRangeOf(page.getByRole('heading', { level: 1 }))).bottom)
    expect(top).toBeGreaterThan((await verticalRangeOf(tabs)).bottom)
  })
}

test('a message does not cover the title after navigating from a scrolled page', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1280, height: 400 } })
  await openAs(page, 'admin', '/operation-portal-users/create')
  await page.getByRole('button', { name: 'Create', exact: true }).scrollIntoViewIfNeeded()
  await page.evaluate((address) => history.pushState(null, '', address), USER)
  await expect(page.getByRole('tablist')).toBeVisible()
  await notify(page, { kind: 'info', title: 'Below the title' })
  const message = page.getByText('Below the title')
  await expect(message).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  expect((await verticalRangeOf(message)).top).toBeGreaterThan((await verticalRangeOf(title)).bottom)
})

test('a message does not cover the actions of a page after saving a scrolled form', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1024, height: 560 } })
  await openAs(page, 'admin', '/operation-portal-users/dorota.sikora%40program.example/update')
  await page.getByLabel('Family name').fill('Sikora-Nowak')
  await page.getByRole('checkbox', { name: 'Viewer', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Change reason').fill('Corrected the family name')
  await question.getByRole('button', { name: 'Save' }).click()
  const edit = page.getByRole('link', { name: 'Edit', exact: true })
  await expect(edit).toBeVisible()
  const message = page.getByText('saved', { exact: false })
  await expect(message).toBeVisible()
  const { bottom } = await verticalRangeOf(edit)
  await expect.poll(async () => (await verticalRangeOf(message)).top).toBeGreaterThan(bottom)
})
