import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** A name that no earlier run has used. */
const unique = () => `greeting-${Date.now()}${Math.floor(Math.random() * 1000)}.html`

/** Types into the editor, which selects what stands there first. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Content', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

async function answer(page: Page, button: string, reason?: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByRole('textbox', { name: 'Change reason' }).fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Writes a new file of the privacy notices. */
async function createFile(page: Page, name: string): Promise<void> {
  await openAs(page, 'editor', '/resources/create')
  await page.getByRole('combobox', { name: 'Directory' }).selectOption({ label: 'Privacy notices' })
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await write(page, '<h1>Hello</h1>')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await answer(page, 'Create')
  await heading(page, `${name}, version 1`).waitFor()
}

/** Asks that the open draft be published; the way to the request. */
async function requestPublication(page: Page): Promise<string> {
  await main(page).getByRole('link', { name: 'Request publication' }).click()
  await page.getByRole('textbox', { name: 'Why' }).fill('Consumers asked for a greeting.')
  await page.getByRole('button', { name: 'Request review' }).click()
  await heading(page, /^CR-\d+ Publish/).waitFor()
  return page.url()
}

describe('a text that consumers see', () => {
  test('is written, requested, commented on its line, approved by another, and live', async () => {
    const { page, complaints } = await visit()
    const name = unique()
    await createFile(page, name)
    const request = await requestPublication(page)
    expect(await main(page).getByRole('button', { name: 'Approve' }).count()).toBe(0)

    const reviewer = await visit()
    await openAs(reviewer.page, 'reviewer', request)
    await reviewer.page.getByRole('button', { name: 'Comment on line 1' }).click()
    await reviewer.page.getByRole('textbox', { name: 'Comment on line 1' }).fill('A friendly one.')
    await reviewer.page.getByRole('button', { name: 'Comment', exact: true }).click()
    await reviewer.page.getByRole('region', { name: 'Thread of Rania Haddad' }).waitFor()
    expect(await violationsOn(reviewer.page)).toEqual([])
    await reviewer.page.getByRole('button', { name: 'Approve' }).click()
    await answer(reviewer.page, 'Approve')
    await main(reviewer.page).getByText('Merged', { exact: true }).waitFor()
    await main(reviewer.page)
      .getByRole('link', { name: `${name}, version 1` })
      .click()
    await main(reviewer.page).getByText('Live', { exact: true }).waitFor()
    expect([...complaints, ...reviewer.complaints]).toEqual([])
  })

  test('loses its approvals with an edit, which says so before', async () => {
    const { page } = await visit()
    await openAs(page, 'editor', '/resources?q=Terms')
    await page.getByRole('table').getByRole('link', { name: 'Terms and conditions' }).click()
    await main(page)
      .getByRole('link', { name: /^Change requests/ })
      .click()
    await page
      .getByRole('rowheader', { name: /terms-en\.html/ })
      .getByRole('link')
      .click()
    await main(page).getByRole('tab', { name: 'Reviews and checks' }).click()
    await main(page).getByText('1 of 2').waitFor()

    await main(page)
      .getByRole('link', { name: /^terms-en\.html, version/ })
      .click()
    await main(page).getByRole('link', { name: 'Edit', exact: true }).click()
    await main(page).getByText('This draft is in review: editing revokes 1 approval').waitFor()
    await page.getByRole('textbox', { name: 'Note' }).fill('Wording of the lawyers')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await answer(page, 'Save')
    // The form leads to the request, too; what is wanted is the page that it leads to once it is saved.
    await main(page).getByRole('link', { name: 'Edit', exact: true }).waitFor()
    await main(page).getByRole('link', { name: 'Open the change request' }).click()
    await main(page).getByRole('tab', { name: 'Reviews and checks' }).click()
    await main(page).getByText('0 of 2').waitFor()
  })
})

test.each([
  ['care', '/resources'],
  ['reviewer', '/resources/create'],
] as const)('%s is told what %s needs', async (account, address) => {
  const { page } = await visit()
  await openAs(page, account, address)
  await main(page)
    .getByText(/directory\.search|file\.create/)
    .first()
    .waitFor()
})
