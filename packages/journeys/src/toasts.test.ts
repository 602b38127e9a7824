import { expect, jest, test } from '@jest/globals'
import type { Locator } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(120_000)
const visit = browserForTests()

const USER = '/operation-portal-users/viewer%40program.example'

/** The lines of the window between which something stands. */
async function placeOf(part: Locator) {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

test.each([
  ['wide', 1440],
  ['narrow', 390],
])('a message of several lines leaves head and tabs in sight on a %s window', async (_, width) => {
  const { page } = await visit({ viewport: { width, height: 844 } })
  await openAs(page, 'admin', USER)
  const tabs = page.getByRole('tablist')
  await tabs.waitFor()
  await page.evaluate(async () => {
    const { notify } = await System.import<{ notify(notice: object): void }>('@portal/session')
    notify({ kind: 'error', title: 'Something went wrong', lines: ['The first line', 'The second line'] })
  })
  const message = page.getByRole('alert').filter({ hasText: 'The second line' })
  await message.waitFor()
  const { top } = await placeOf(message)
  expect(top).toBeGreaterThan((await placeOf(page.getByRole('heading', { level: 1 }))).bottom)
  expect(top).toBeGreaterThan((await placeOf(tabs)).bottom)
})
