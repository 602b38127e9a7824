import type { Page } from '@playwright/test'
import { expect, test, type Visit } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

const USER = '/operation-portal-users/viewer%40program.example'
const SUBJECT = '/subjects/system/details/system'
const POLL_MS = 20_000

const note = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `${name} is editing this` })

/** Opens the record as a reader, whose clock the test controls. */
async function readAsViewer(visit: Visit, address = USER): Promise<Page> {
  const { page } = await visit()
  await page.clock.install()
  await openAs(page, 'viewer', address)
  return page
}

/** Polls until the page no longer shows the editor. */
async function pollUntilGone(reader: Page, name: string): Promise<void> {
  do {
    const polled = reader.waitForResponse((response) => response.url().includes('/presence?'))
    await reader.clock.fastForward(POLL_MS)
    await polled
  } while (await note(reader, name).isVisible())
}

/** Opens the form as an editor, and waits until that is announced. */
async function editAsAdministrator(visit: Visit, address: string): Promise<Page> {
  const { page } = await visit()
  await openAs(page, 'admin')
  const announced = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.goto(`${PORTAL_URL}${address}/update`)
  expect((await announced).url()).toMatch(/\/presence$/)
  return page
}

test('a record shows who is editing it until they leave', async ({ visit }) => {
  const editor = await editAsAdministrator(visit, USER)
  const reader = await readAsViewer(visit)
  await expect(note(reader, 'Ines Moreau')).toBeVisible()
  await editor.getByRole('link', { name: 'Cancel' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: 'Viktor Sandström', exact: true })).toBeVisible()
  await pollUntilGone(reader, 'Ines Moreau')
})

test('an operator who saves and stays is announced again with the next change', async ({ visit }) => {
  const editor = await editAsAdministrator(visit, SUBJECT)
  const reader = await readAsViewer(visit, SUBJECT)
  await expect(note(reader, 'Ines Moreau')).toBeVisible()
  const description = editor.getByRole('textbox', { name: 'Description' })
  await description.fill('Described for the first time')
  await editor.getByRole('button', { name: 'Save' }).click()
  const review = editor.getByRole('dialog')
  await review.getByLabel('Change reason').fill('It was described badly')
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText(/^Business data of .+ saved$/)).toBeVisible()
  await pollUntilGone(reader, 'Ines Moreau')
  const announced = editor.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
  )
  await description.fill('Described once more')
  expect((await announced).url()).toMatch(/\/presence$/)
})

test('closing the window counts as leaving', async ({ visit }) => {
  const editor = await editAsAdministrator(visit, USER)
  const reader = await readAsViewer(visit)
  await expect(note(reader, 'Ines Moreau')).toBeVisible()
  await editor.close({ runBeforeUnload: false })
  await pollUntilGone(reader, 'Ines Moreau')
})

test('an operator sees who else is editing the same record', async ({ visit }) => {
  await editAsAdministrator(visit, USER)
  const { page: other } = await visit()
  await openAs(other, 'users', `${USER}/update`)
  await expect(note(other, 'Ines Moreau')).toBeVisible()
})

test('a form works when presence cannot be reported', async ({ page, complaints }) => {
  await openAs(page, 'admin')
  await page.route('**/presence*', (route) => route.abort())
  await page.goto(`${PORTAL_URL}${USER}/update`)
  await expect(page.getByRole('textbox', { name: 'Given name' })).toBeVisible()
  await settled(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Viktor Sandström', exact: true })).toBeVisible()
  expect(complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
})
