import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

/** What a page reads of the product API from now on, below the account. */
function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/api\/accounts\/[^/]+(\/.*)/.exec(request.url()) ?? []
    if (path && request.method() === 'GET') reads.push(path)
  })
  return reads
}

test.each([
  ['/subjects/business', 'Business subjects', '/subjects?category=business&page=1&pageSize=10'],
  ['/operation-portal-users', 'Operation portal users', '/users?page=1&pageSize=10&sort=-createdAt'],
  [
    '/settings/idv-rules/configuration',
    'Configuration of identity verification',
    '/subjects/system/idvRules/configuration',
  ],
  [
    '/templates-srcpi/subjects',
    'Templates of participating issuers',
    '/template-coverage?page=1&pageSize=10&sort=name&type=SRCPI',
  ],
])('what %s shows is asked for once, right after what may be done', async (address, title, read) => {
  const { page } = await visit()
  await openAs(page, 'admin', address)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const reads = readsOf(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('row').nth(1).or(page.getByRole('term').first()).first().waitFor()
  expect(reads.slice(0, 2)).toEqual(['/users/access', read])
  expect(reads.filter((path) => path === read)).toEqual([read])
})

test('what a screen would show is not asked for by those who may not open it', async () => {
  const { page } = await visit()
  await openAs(page, 'care', '/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const reads = readsOf(page)
  await page.goto('/subjects/business')
  await page.getByRole('heading', { level: 1, name: /access to this page/ }).waitFor()
  expect(reads.filter((path) => path.startsWith('/subjects?'))).toEqual([])
})
