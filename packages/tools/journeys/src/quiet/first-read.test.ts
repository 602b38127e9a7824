import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

/** The paths below the account that a page reads from the product API, from now on. */
function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/api\/accounts\/[^/]+(\/.*)/.exec(request.url()) ?? []
    if (path && request.method() === 'GET') reads.push(path)
  })
  return reads
}

for (const [address, title, read] of [
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
] as const) {
  test(`requests the data of ${address} once, right after the permissions`, async ({ page }) => {
    await openAs(page, 'admin', address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const reads = readsOf(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('row').nth(1).or(page.getByRole('term').first()).first()).toBeVisible()
    expect(reads.slice(0, 2)).toEqual(['/users/access', read])
    expect(reads.filter((path) => path === read)).toEqual([read])
  })
}
