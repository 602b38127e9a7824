import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { lastOwnCall } from './testing/last-own-call.ts'
import { signInAs } from './testing/sign-in.ts'

jest.setTimeout(120_000)
const visit = browserForTests()

interface User {
  readonly id: string
  readonly roles: readonly { readonly id: string; readonly name: string }[]
}

/** Calls the product API as the operator who is signed in on the page. */
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
async function withoutRole(work: (takeAway: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const { page: admin } = await visit()
  await signInAs(admin, 'admin', '/profile')
  const { id, roles } = await callAs<User>(admin, 'GET', '/users/risk@program.example')
  try {
    await work(() => callAs(admin, 'DELETE', `/users/${id}/roles/${roles[0]?.id}`))
  } finally {
    await callAs(admin, 'POST', `/users/${id}/roles`, { roleIds: roles.map((role) => role.id) })
  }
}

test('a role taken away in another window takes effect with the next call that is refused', async () => {
  const { page } = await visit()
  const settled = lastOwnCall(page)
  await signInAs(page, 'risk', '/subjects/system')
  const subject = page.getByRole('table', { name: 'System subjects' }).getByRole('link').first()
  await subject.waitFor()
  await settled
  await withoutRole(async (takeAway) => {
    await takeAway()
    await subject.click()
    await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor()
    expect(await page.getByRole('link', { name: 'List system subjects' }).count()).toBe(0)
  })
})

test('a role taken away in another window takes effect with the next renewal', async () => {
  const { page } = await visit()
  await page.clock.install()
  await signInAs(page, 'risk', '/profile')
  const link = page.getByRole('link', { name: 'List system subjects' })
  await link.waitFor()
  const held = page.getByText('Risk manager', { exact: true })
  await held.waitFor()
  await withoutRole(async (takeAway) => {
    await takeAway()
    await page.clock.fastForward(240_000)
    await link.waitFor({ state: 'detached' })
    await held.waitFor({ state: 'detached' })
  })
})
