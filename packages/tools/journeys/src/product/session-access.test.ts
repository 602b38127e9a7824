import type { Page } from '@playwright/test'
import { lastOwnCall } from '../testing/last-own-call.ts'
import { expect, test, type Visit } from '../testing/portal-test.ts'
import { signInAs } from '../testing/sign-in.ts'

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
      return call({ name: 'asked', method, path, permission: null }, body ? { body } : {})
    },
    { method, path, body },
  ) as Promise<Result>

/** Takes the risk manager's only role away in another window, for as long as `work` takes. */
async function withoutRole(
  visit: Visit,
  work: (takeAway: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { page: admin } = await visit()
  await signInAs(admin, 'admin', '/profile')
  const { id, roles } = await callAs<User>(admin, 'GET', '/users/risk@program.example')
  try {
    await work(() => callAs(admin, 'DELETE', `/users/${id}/roles/${roles[0]?.id}`))
  } finally {
    await callAs(admin, 'POST', `/users/${id}/roles`, { roleIds: roles.map((role) => role.id) })
  }
}

test('a role removed in another window takes effect with the next refused call', async ({ page, visit }) => {
  const settled = lastOwnCall(page)
  await signInAs(page, 'risk', '/subjects/system')
  const subject = page.getByRole('table', { name: 'System subjects' }).getByRole('link').first()
  await expect(subject).toBeVisible()
  await settled
  await withoutRole(visit, async (takeAway) => {
    await takeAway()
    await subject.click()
    await expect(
      page.getByRole('heading', { level: 1, name: "You don't have access to this page" }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'List system subjects' })).toHaveCount(0)
  })
})

test('a role removed in another window takes effect with the next renewal', async ({ page, visit }) => {
  await page.clock.install()
  await signInAs(page, 'risk', '/profile')
  const link = page.getByRole('link', { name: 'List system subjects' })
  await expect(link).toBeVisible()
  const held = page.getByText('Risk manager', { exact: true })
  await expect(held).toBeVisible()
  await withoutRole(visit, async (takeAway) => {
    await takeAway()
    await page.clock.fastForward(240_000)
    await expect(link).toHaveCount(0)
    await expect(held).toHaveCount(0)
  })
})
