import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests, PORTAL_URL } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

// Who left is told of by the next question, within 20 seconds.
jest.setTimeout(180_000)
const visit = browserForTests()

const USER = '/operation-portal-users/viewer%40program.example'
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
  const editor = await editAsAdministrator(USER)
  const { page: reader } = await visit()
  await openAs(reader, 'viewer', USER)
  await note(reader, 'Ines Moreau').waitFor()
  await editor.getByRole('link', { name: 'Cancel' }).click()
  await editor.getByRole('heading', { level: 1, name: 'Viktor Sandström', exact: true }).waitFor()
  await note(reader, 'Ines Moreau').waitFor({ state: 'detached', timeout: LONGER_THAN_A_QUESTION_MS })
})

test('who closes the window has left', async () => {
  const editor = await editAsAdministrator(USER)
  const { page: reader } = await visit()
  await openAs(reader, 'viewer', USER)
  await note(reader, 'Ines Moreau').waitFor()
  await editor.close({ runBeforeUnload: false })
  await note(reader, 'Ines Moreau').waitFor({ state: 'detached', timeout: LONGER_THAN_A_QUESTION_MS })
})

test('two who edit the same record know of each other', async () => {
  await editAsAdministrator(USER)
  const { page: other } = await visit()
  await openAs(other, 'users', `${USER}/update`)
  await note(other, 'Ines Moreau').waitFor()
})

test('nobody is told of oneself, in another window either', async () => {
  const editor = await editAsAdministrator(USER)
  const reader = await editor.context().newPage()
  const answered = reader.waitForResponse((answer) => answer.url().includes('/presence?'))
  await reader.goto(`${PORTAL_URL}${USER}`)
  expect(await (await answered).json()).toEqual({ items: [] })
})

test('a form works when nobody can be told', async () => {
  const { page, complaints } = await visit()
  await openAs(page, 'admin')
  await page.route('**/presence*', (route) => route.abort())
  await page.goto(`${PORTAL_URL}${USER}/update`)
  await page.getByRole('textbox', { name: 'Given name' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('heading', { level: 1, name: 'Viktor Sandström', exact: true }).waitFor()
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([])
})
