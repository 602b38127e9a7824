import type { Page } from '@playwright/test'
import { lastOwnCall } from '../testing/last-own-call.ts'
import { expect, test } from '../testing/portal-test.ts'
import { openAs, signInAs } from '../testing/sign-in.ts'

interface User {
  readonly id: string
  readonly roles: readonly { readonly id: string; readonly name: string }[]
}

/** Calls the product API as the signed-in operator. */
const callAs = <Result>(page: Page, method: string, path: string, body?: object): Promise<Result> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const { call } = await System.import<{ call(endpoint: object, input: object): Promise<unknown> }>(
        '@portal/session',
      )
      return call({ name: 'testCall', method, path, permission: null }, body ? { body } : {})
    },
    { method, path, body },
  ) as Promise<Result>

test('a removed role takes effect with the next rejected call', async ({ page, visit }) => {
  const settled = lastOwnCall(page)
  await page.clock.install()
  await signInAs(page, 'risk', '/subjects/system')
  const subject = page.getByRole('table', { name: 'System subjects' }).getByRole('link').first()
  await expect(subject).toBeVisible()
  await settled
  // The page reads its access every ten seconds; the next read would notice before the click.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const { page: admin } = await visit()
  await openAs(admin, 'admin', '/profile')
  const { id, roles } = await callAs<User>(admin, 'GET', '/users/risk@program.example')
  await callAs(admin, 'DELETE', `/users/${id}/roles/${roles[0]?.id}`)
  await subject.click()
  await page.clock.resume()
  await expect(
    page.getByRole('heading', { level: 1, name: "You don't have access to this page" }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'List system subjects' })).toHaveCount(0)
})
