import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

const TRUSTED_TYPES = /; (?:require-trusted-types-for|trusted-types) [^;]+/g

/** Makes the browser one that knows neither Trusted Types nor `Integrity-Policy`, like Firefox before 145. */
async function forgetPolicies(page: Page): Promise<void> {
  // To Chromium, a page that a test answers is not from this machine, and may not call servers on it.
  await page.context().grantPermissions(['local-network-access'])
  await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'))
  await page.route(`${PORTAL_URL}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', 'content-type': type = '' } = response.headers()
    const headers = { 'content-security-policy': policy.replace(TRUSTED_TYPES, ''), 'content-type': type }
    await route.fulfill({ body: await response.body(), headers })
  })
}

test('a browser without Trusted Types and Integrity-Policy shows the portal, and checks every script', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'viewer')
  await forgetPolicies(page)
  await page.goto('/subjects/business')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Business data' })).toBeVisible()
  await settled(page)
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(false)
  const unchecked = page.locator('script[src]:not([integrity])')
  await expect(unchecked).toHaveCount(0)
  expect(complaints).toEqual([])
})
