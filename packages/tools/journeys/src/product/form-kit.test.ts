import type { Page } from '@playwright/test'
import { violationsOn } from '../testing/accessibility.ts'
import { fillFacilitator } from '../testing/fill-facilitator.ts'
import { expect, test, type Visit } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { type Account, openAs } from '../testing/sign-in.ts'

const legalName = (page: Page) => page.getByRole('textbox', { name: 'Legal name' })
const description = (page: Page) => page.getByLabel('Description')

async function saveWithReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const review = page.getByRole('dialog')
  await review.getByLabel('Change reason').fill(reason)
  await review.getByRole('button', { name: 'Save' }).click()
}

/** Opens the edit form of one subject for two people at the same time. */
async function editTogether(visit: Visit, search: string): Promise<[Page, Page]> {
  const { page: first } = await visit()
  await openAs(first, 'onboarding', `/subjects/business?q=${search}&publicationStatus=PUBLISHED`)
  await first.getByRole('table').getByRole('link').first().click()
  await first.getByRole('link', { name: 'Edit' }).click()
  await expect(legalName(first)).toBeVisible()
  const second = await openSame(visit, 'admin', new URL(first.url()).pathname)
  return [first, second]
}

async function openSame(visit: Visit, account: Account, address: string): Promise<Page> {
  const { page } = await visit()
  await openAs(page, account, address)
  await expect(legalName(page)).toBeVisible()
  return page
}

test('two people who change different fields both keep their changes', async ({ visit }) => {
  const [first, second] = await editTogether(visit, 'Larkspur')
  await legalName(first).fill('Larkspur Together Limited')
  await description(second).fill('Described by somebody else')
  await saveWithReason(first, 'The company has a new name')
  await expect(first.getByText(/^Business data of .+ saved$/)).toBeVisible()
  await saveWithReason(second, 'The description was missing')
  await expect(second.getByText(/changed this while you were editing/)).toBeVisible()
  await expect(legalName(second)).toHaveValue('Larkspur Together Limited')
  await expect(description(second)).toHaveValue('Described by somebody else')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText(/^Business data of .+ saved$/)).toBeVisible()
})

test('focusing the submit button does not scroll the form', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business/create')
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await create.focus()
  await expect(create).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('a double click and a lost response create only one record', async ({ page }) => {
  const name = 'Once Only Cards'
  await openAs(page, 'onboarding', '/subjects/business/create')
  await fillFacilitator(page, name)
  const keys: (string | undefined)[] = []
  await page.route('**/subjects', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The server creates the record, but its response is lost.
    await route.fetch()
    await route.fulfill({ status: 503, body: '' })
  })
  await page.getByRole('button', { name: 'Create' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await page.goto(`/subjects/business?q=${encodeURIComponent(name)}`)
  await expect(page.getByText('1–1 of 1').first()).toBeVisible()
})

test('a typed private key is not stored on the device', async ({ page }) => {
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

test('an unfinished form can be resumed from the dashboard', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs(page, 'onboarding', '/subjects/business/create')
  await legalName(page).fill('Half a company')
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('portal.draft.')))
  await page.goto('/')
  const drafts = page.getByRole('region', { name: 'Drafts on this device' })
  await drafts.getByRole('link', { name: 'Add a business subject' }).click()
  await expect(page.getByText('Restored your unsaved changes')).toBeVisible()
  await expect(legalName(page)).toHaveValue('Half a company')
})

/** Goes back from inside the page, after everything the page has queued. */
const goBack = (page: Page) => page.evaluate(() => history.back())

test('Back asks before discarding input', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business?q=Juniper')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await description(page).fill('Typed before Back')
  await goBack(page)
  const question = page.getByRole('dialog', { name: 'Leave without saving' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(description(page)).toHaveValue('Typed before Back')
  await goBack(page)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
})

test('a changed checkout option is saved', async ({ page }) => {
  await openAs(page, 'onboarding', '/subjects/business?q=Highmoor')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('tab', { name: 'Default DPA configuration' }).click()
  const locale = page.getByRole('textbox', { name: /^Locale/ })
  await locale.fill('de_CH')
  await saveWithReason(page, 'The shops speak German')
  await expect(page.getByText(/^Default DPA configuration of .+ saved$/)).toBeVisible()
  await page.reload()
  await expect(locale).toBeVisible()
  await expect(locale).toHaveValue('de_CH')
})

const jsonEditor = (page: Page) => page.getByRole('textbox', { name: 'Values as JSON' })

/** Opens the business data of a subject as JSON, with the cursor at the end of the line of a field. */
async function editAsJson(page: Page, name: string): Promise<void> {
  await openAs(page, 'onboarding', '/subjects/business?q=Riverstone')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('radio', { name: 'JSON' }).check()
  await jsonEditor(page).getByText(`"${name}"`, { exact: true }).first().click()
  await page.keyboard.press('End')
}

test('a subject can be edited as JSON, and is saved after the same review', async ({ page, complaints }) => {
  await editAsJson(page, 'description')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(' Described in a text')
  await expect(page.getByText('1 change', { exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  const review = page.getByRole('dialog')
  await expect(
    review
      .getByRole('row', { name: /^Description/ })
      .getByText(/Described in a text/)
      .first(),
  ).toBeVisible()
  await review.getByLabel('Change reason').fill('The description was missing')
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Business data of .+ saved$/)).toBeVisible()
  await page.getByRole('radio', { name: 'Form' }).check()
  await expect(description(page)).toHaveValue(/ Described in a text$/)
  expect(complaints).toEqual([])
})

test('errors in the JSON are listed with links to their lines', async ({ page }) => {
  await editAsJson(page, 'displayName')
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: 'Line 4: A comma is missing before this.' }).click()
  await page.keyboard.type(',')
  await expect(page.getByText('No problems')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('{')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('region', { name: '1 problem' })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
})

test('Tab leaves the JSON editor, and typing there triggers no shortcuts', async ({ page }) => {
  await editAsJson(page, 'displayName')
  await page.keyboard.type('?/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(jsonEditor(page).getByText('?/')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Line 3: / })).toBeFocused()
})
