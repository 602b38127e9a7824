import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Types into the editor after selecting its content. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Content', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

async function answer(page: Page, button: string, reason?: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByRole('textbox', { name: 'Change reason' }).fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

/** Creates a file among the privacy notices. */
async function createFile(page: Page, name: string): Promise<void> {
  await openAs(page, 'editor', '/resources/create')
  await page.getByRole('combobox', { name: 'Directory' }).selectOption({ label: 'Privacy notices' })
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await write(page, '<h1>Hello</h1>')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await answer(page, 'Create')
  await expect(heading(page, `${name}, version 1`)).toBeVisible()
}

/** Fills in the reason and sends the form. Returns the address of the request. */
async function requestReview(page: Page): Promise<string> {
  await page.getByRole('textbox', { name: 'Why' }).fill('Consumers asked for a greeting.')
  await page.getByRole('button', { name: 'Request review' }).click()
  await expect(heading(page, /^CR-\d+ Publish/)).toBeVisible()
  return page.url()
}

/** Requests publication of the open draft. Returns the address of the request. */
async function requestPublication(page: Page): Promise<string> {
  await main(page).getByRole('link', { name: 'Request publication' }).click()
  return requestReview(page)
}

test.describe('a text that consumers see', () => {
  test('is written, sent to review, commented on, approved by a colleague, and goes live', async ({
    page,
    complaints,
    visit,
  }) => {
    const name = 'greeting.html'
    await createFile(page, name)
    const request = await requestPublication(page)
    await expect(main(page).getByRole('button', { name: 'Approve' })).toHaveCount(0)

    const reviewer = await visit()
    await openAs(reviewer.page, 'reviewer', request)
    await reviewer.page.getByRole('button', { name: 'Comment on line 1' }).click()
    await reviewer.page.getByRole('textbox', { name: 'Comment on line 1' }).fill('A friendly one.')
    await reviewer.page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(reviewer.page.getByRole('region', { name: 'Thread of Rania Haddad' })).toBeVisible()
    expect(await violationsOn(reviewer.page)).toEqual([])
    await reviewer.page.getByRole('button', { name: 'Approve' }).click()
    await answer(reviewer.page, 'Approve')
    await expect(main(reviewer.page).getByText('Applied', { exact: true })).toBeVisible()
    await main(reviewer.page)
      .getByRole('link', { name: `${name}, version 1` })
      .click()
    await expect(main(reviewer.page).getByText('Live', { exact: true })).toBeVisible()
    expect([...complaints, ...reviewer.complaints]).toEqual([])
  })

  test('notifies the colleague who is asked to review it', async ({ page, visit }) => {
    await createFile(page, 'question.html')
    await main(page).getByRole('link', { name: 'Request publication' }).click()
    await page.getByRole('combobox', { name: 'Add reviewer' }).fill('Rania')
    await page.getByRole('option', { name: /^Rania Haddad/ }).click()
    const request = await requestReview(page)

    const { page: colleague } = await visit()
    await openAs(colleague, 'reviewer')
    await colleague.getByRole('button', { name: /^Messages, \d+ new$/ }).click()
    const message = colleague
      .getByRole('dialog', { name: 'Messages' })
      .getByRole('listitem')
      .filter({ hasText: 'Publish question.html' })
    await expect(message).toContainText(/^Éric Delacroix asks you to review CR-\d+/)
    await message.getByRole('link', { name: 'Review' }).click()
    await expect(colleague).toHaveURL(request)
  })

  test('loses its approvals when edited, after a warning', async ({ page }) => {
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
    await expect(main(page).getByText('1 of 2')).toBeVisible()

    await main(page)
      .getByRole('link', { name: /^terms-en\.html, version/ })
      .click()
    await main(page).getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(main(page).getByText('This draft is in review: editing revokes 1 approval')).toBeVisible()
    await page.getByRole('textbox', { name: 'Note' }).fill('Wording of the lawyers')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await answer(page, 'Save')
    // The form also has a link to the request; wait for the page that follows saving.
    await expect(main(page).getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
    await main(page).getByRole('link', { name: 'Open the change request' }).click()
    await main(page).getByRole('tab', { name: 'Reviews and checks' }).click()
    await expect(main(page).getByText('0 of 2')).toBeVisible()
  })
})

test('a review shows both versions of a page as consumers see them', async ({ page, complaints }) => {
  await openAs(page, 'reviewer', '/resources?q=Privacy')
  await page.getByRole('table').getByRole('link', { name: 'Privacy notices' }).click()
  await main(page)
    .getByRole('link', { name: /^Change requests/ })
    .click()
  // The link opens the list of open requests.
  await page.waitForURL('**/change-requests?**')
  await page.goto(new URL(page.url()).pathname)
  await page
    .getByRole('rowheader', { name: /privacy-nl\.html/ })
    .getByRole('link')
    .click()
  await main(page).getByText('Before and after', { exact: true }).click()
  const frameOf = (when: string) => page.frameLocator(`iframe[title="${when}: privacy-nl.html"]`)
  await expect(frameOf('Before').getByRole('heading', { name: '2' })).toBeVisible()
  await expect(frameOf('Before').getByRole('heading', { name: '3' })).toBeHidden()
  await expect(frameOf('After').getByRole('heading', { name: '3' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a list of files shows each live image once its row is in view', async ({ visit, complaints }) => {
  const { page } = await visit({ viewport: { width: 1280, height: 400 } })
  const read: string[] = []
  page.on('request', (request) => {
    if (/\/files\/[^/]+\/versions\/[^/]+$/.test(request.url())) read.push(request.url())
  })
  await openAs(page, 'viewer')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Card art', exact: true })
    .click()
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  const liveImage = rows.first().locator('img')
  await expect(liveImage).toBeVisible()
  expect(await liveImage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(read.length).toBeLessThan(await rows.count())
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last().locator('img')).toBeVisible()
  expect(complaints).toEqual([])
})
