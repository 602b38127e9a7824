import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violationsOn } from './testing/accessibility.ts'
import { browserForTests } from './testing/browser.ts'
import { fillFacilitator } from './testing/fill-facilitator.ts'
import { type Account, openAs } from './testing/sign-in.ts'

jest.setTimeout(120_000)
const visit = browserForTests()

const legalName = (page: Page) => page.getByRole('textbox', { name: 'Legal name' })
const description = (page: Page) => page.getByLabel('Description')

async function saveBecause(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const review = page.getByRole('dialog')
  await review.getByLabel('Change reason').fill(reason)
  await review.getByRole('button', { name: 'Save' }).click()
}

/** Opens the edit form of one subject for two people at the same time. */
async function editTogether(search: string): Promise<[Page, Page]> {
  const { page: first } = await visit()
  await openAs(first, 'onboarding', `/subjects/business?q=${search}&publicationStatus=PUBLISHED`)
  await first.getByRole('table').getByRole('link').first().click()
  await first.getByRole('link', { name: 'Edit' }).click()
  await legalName(first).waitFor()
  const second = await openSame('admin', new URL(first.url()).pathname)
  return [first, second]
}

async function openSame(account: Account, address: string): Promise<Page> {
  const { page } = await visit()
  await openAs(page, account, address)
  await legalName(page).waitFor()
  return page
}

test('two people who change different fields both keep their change', async () => {
  const [first, second] = await editTogether('Larkspur')
  await legalName(first).fill('Larkspur Together Limited')
  await description(second).fill('Described by somebody else')
  await saveBecause(first, 'The company has a new name')
  await first.getByText('Saved: Business data').waitFor()
  await saveBecause(second, 'The description was missing')
  await second.getByText(/changed this in the meantime/).waitFor()
  expect(await legalName(second).inputValue()).toBe('Larkspur Together Limited')
  expect(await description(second).inputValue()).toBe('Described by somebody else')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await second.getByText('Saved: Business data').waitFor()
})

test('two people who change the same field are put to the choice', async () => {
  const [first, second] = await editTogether('Meadowbank')
  await legalName(first).fill('Meadowbank First Limited')
  await legalName(second).fill('Meadowbank Second Limited')
  await saveBecause(first, 'The company has a new name')
  await first.getByText('Saved: Business data').waitFor()
  await saveBecause(second, 'The company has another name')
  await second.getByRole('table', { name: 'Fields that both of you changed' }).waitFor()
  expect(await violationsOn(second)).toEqual([])
  await second.getByRole('radio', { name: 'Theirs for Legal name: Meadowbank First Limited' }).click()
  expect(await legalName(second).inputValue()).toBe('Meadowbank First Limited')
})

test('a double click and a lost answer make one record', async () => {
  const { page } = await visit()
  const name = `Once ${Date.now()}`
  await openAs(page, 'onboarding', '/subjects/business/create')
  await fillFacilitator(page, name)
  const keys: (string | undefined)[] = []
  await page.route('**/subjects', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The server has done it, and the answer is lost on the way.
    await route.fetch()
    await route.fulfill({ status: 503, body: '' })
  })
  await page.getByRole('button', { name: 'Create' }).dblclick()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await page.goto(`/subjects/business?q=${encodeURIComponent(name)}`)
  await page.getByText('1–1 of 1').first().waitFor()
})

test('what was typed survives a reload, and is gone from the device once it is saved', async () => {
  const { page } = await visit()
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs(page, 'onboarding', '/subjects/business?q=Juniper')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await description(page).fill('Typed before the reload')
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('portal.draft.')))
  await page.reload()
  await page.getByText('Restored your unsaved changes').waitFor()
  expect(await description(page).inputValue()).toBe('Typed before the reload')
  await saveBecause(page, 'The description was missing')
  await page.getByText('Saved: Business data').waitFor()
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('portal.draft.')))
})

test('a private key that was typed is not kept on the device', async () => {
  const { page } = await visit()
  await openAs(page, 'onboarding', '/subjects/business?q=Juniper')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('tab', { name: 'JSON Web Keys' }).click()
  const fields = page.getByRole('tabpanel').getByRole('textbox')
  await fields.last().fill('[{"kty":"EC","d":"neverkept"}]')
  await fields.first().fill('https://keys.example/jwks.json')
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('keys.example'))
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('neverkept')
})

test('an unfinished form is found on the dashboard', async () => {
  const { page } = await visit()
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs(page, 'onboarding', '/subjects/business/create')
  await legalName(page).fill('Half a company')
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('portal.draft.')))
  await page.goto('/')
  const drafts = page.getByRole('region', { name: 'Drafts on this device' })
  await drafts.getByRole('link', { name: 'Add a business subject' }).click()
  await page.getByText('Restored your unsaved changes').waitFor()
  expect(await legalName(page).inputValue()).toBe('Half a company')
})

/** As the button does: from inside the page, so that it comes after all the page has done before. */
const goBack = (page: Page) => page.evaluate(() => history.back())

test('Back asks before it leaves what was typed', async () => {
  const { page } = await visit()
  await openAs(page, 'onboarding', '/subjects/business?q=Juniper')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await description(page).fill('Typed before Back')
  await goBack(page)
  const question = page.getByRole('dialog', { name: 'Leave without saving' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await description(page).inputValue()).toBe('Typed before Back')
  await goBack(page)
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
})

test('a checkout option that is chosen is saved', async () => {
  const { page } = await visit()
  await openAs(page, 'onboarding', '/subjects/business?q=Highmoor')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('tab', { name: 'Default DPA configuration' }).click()
  const locale = page.getByRole('textbox', { name: /^Locale/ })
  await locale.fill('de_CH')
  await saveBecause(page, 'The shops speak German')
  await page.getByText('Saved: Default DPA configuration').waitFor()
  await page.reload()
  await locale.waitFor()
  expect(await locale.inputValue()).toBe('de_CH')
})

const jsonEditor = (page: Page) => page.getByRole('textbox', { name: 'Values as JSON' })

/** Opens the business data of a subject as JSON, with the cursor at the end of the line that begins with a name. */
async function editAsJson(page: Page, name: string): Promise<void> {
  await openAs(page, 'onboarding', '/subjects/business?q=Riverstone')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('radio', { name: 'JSON' }).check()
  await jsonEditor(page).getByText(`"${name}"`, { exact: true }).first().click()
  await page.keyboard.press('End')
}

test('a subject is changed as JSON, and saved after the same review', async () => {
  const { page, complaints } = await visit()
  await editAsJson(page, 'description')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(' Described in a text')
  await page.getByText('1 change', { exact: true }).waitFor()
  await page.keyboard.press('ControlOrMeta+s')
  const review = page.getByRole('dialog')
  await review
    .getByRole('row', { name: /^Description/ })
    .getByText(/Described in a text/)
    .first()
    .waitFor()
  await review.getByLabel('Change reason').fill('The description was missing')
  await review.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved: Business data').waitFor()
  await page.getByRole('radio', { name: 'Form' }).check()
  expect(await description(page).inputValue()).toMatch(/ Described in a text$/)
  expect(complaints).toEqual([])
})

test('what is wrong in the JSON is listed with its line, and leads there', async () => {
  const { page } = await visit()
  await editAsJson(page, 'displayName')
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: 'Line 4: A comma is missing before this.' }).click()
  await page.keyboard.type(',')
  await page.getByText('No problems').waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('{')
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('region', { name: '1 problem' }).and(page.locator(':focus')).waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test('Tab leaves the JSON editor, and letters typed there are no shortcuts', async () => {
  const { page } = await visit()
  await editAsJson(page, 'displayName')
  await page.keyboard.type('?/')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await jsonEditor(page).getByText('?/').waitFor()
  await page.keyboard.press('Tab')
  await page
    .getByRole('button', { name: /^Line 3: / })
    .and(page.locator(':focus'))
    .waitFor()
})
