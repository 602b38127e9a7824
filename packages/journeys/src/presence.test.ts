import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

// Who left is told of by the next question, within 20 seconds.
jest.setTimeout(180_000)
const visit = browserForTests()

const SUBJECT = '/subjects/system/details/system'
const LONGER_THAN_A_QUESTION_MS = 60_000

const note = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `${name} is editing this` })

/** The editor has opened the form and has said so. */
async function editAsAdministrator(address: string): Promise<Page> {
  const { page } = await visit()
  await openAs(page, 'admin')
  const told = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.goto(`${PORTAL_URL}${address}/update`)
  expect((await told).url()).toMatch(/\/presence$/)
  return page
}

test('who opens a record sees who is editing it, until they have left', async () => {
  const editor = await editAsAdministrator(SUBJECT)
  const { page: reader } = await visit()
  await openAs(reader, 'viewer', SUBJECT)
  await note(reader, 'Ines Moreau').waitFor()
  await editor.getByRole('link', { name: 'Cancel' }).click()
  await editor.getByRole('heading', { level: 1, name: /^(?!Edit)/ }).waitFor()
  await note(reader, 'Ines Moreau').waitFor({ state: 'detached', timeout: LONGER_THAN_A_QUESTION_MS })
})

test('who closes the window has left', async () => {
  const editor = await editAsAdministrator(SUBJECT)
  const { page: reader } = await visit()
  await openAs(reader, 'viewer', SUBJECT)
  await note(reader, 'Ines Moreau').waitFor()
  await editor.close({ runBeforeUnload: false })
  await note(reader, 'Ines Moreau').waitFor({ state: 'detached', timeout: LONGER_THAN_A_QUESTION_MS })
})

test('two who edit the same record know of each other', async () => {
  await editAsAdministrator(SUBJECT)
  const { page: other } = await visit()
  await openAs(other, 'onboarding', `${SUBJECT}/update`)
  await note(other, 'Ines Moreau').waitFor()
})

test('nobody is told of oneself, in another window either', async () => {
  const editor = await editAsAdministrator(SUBJECT)
  const reader = await editor.context().newPage()
  const answered = reader.waitForResponse((answer) => answer.url().includes('/presence?'))
  await reader.goto(`${PORTAL_URL}${SUBJECT}`)
  expect(await (await answered).json()).toEqual({ items: [] })
})

test('a form works when nobody can be told', async () => {
  const { page, complaints } = await visit()
  await openAs(page, 'admin')
  await page.route('**/presence*', (route) => route.abort())
  await page.goto(`${PORTAL_URL}${SUBJECT}/update`)
  await page.getByRole('link', { name: 'Cancel' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByRole('status').filter({ hasText: /\S/ }).count()).toBe(0)
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([])
})
