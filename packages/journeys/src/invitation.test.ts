import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { issuerOfPortal } from './testing/second-host.ts'

jest.setTimeout(60_000)
const visit = browserForTests()

/** Somebody of the demo whom no other test invites again or removes. */
const INVITED = 'grace.tan@program.example'

/** Opens the link of an invitation, as the invited operator would from the mail. */
async function followInvitation(page: Page): Promise<void> {
  await page.goto(`${await issuerOfPortal()}/mail`)
  const mail = page.getByRole('row').filter({ hasText: INVITED })
  await mail.getByRole('link', { name: 'Your invitation to Operations portal' }).click()
  await page.getByRole('link', { name: /\/password-reset\// }).click()
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
}

describe('the link of an invitation', () => {
  test('leads to a page whose rules are ticked while one types', async () => {
    const { page, complaints } = await visit()
    await followInvitation(page)
    const [length, kinds] = [/^Use 12 to 128/, /^Use three of/].map((hasText) =>
      page.getByRole('listitem').filter({ hasText }),
    )
    const states = async () =>
      [await length?.textContent(), await kinds?.textContent()].map((text) => /Not yet/.test(text ?? ''))
    const password = page.getByLabel('New password', { exact: true })
    await password.pressSequentially('Short-9')
    expect(await states()).toEqual([true, false])
    await password.pressSequentially('-and-longer')
    expect(await states()).toEqual([false, false])
    expect(complaints).toEqual([])
  })

  test('shows what was typed when asked to', async () => {
    const { page } = await visit()
    await followInvitation(page)
    const typeOf = (label: string) => page.getByLabel(label, { exact: true }).getAttribute('type')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect([await typeOf('New password'), await typeOf('New password again')]).toEqual(['text', 'text'])
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await typeOf('New password')).toBe('password')
  })

  test('works without scripts', async () => {
    const { page } = await visit({ javaScriptEnabled: false })
    await followInvitation(page)
    await page.getByLabel('New password', { exact: true }).fill('Short-9')
    await page.getByLabel('New password again').fill('Short-9')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    const problem = page.getByRole('alert').getByText('Use 12 to 128 characters.')
    await problem.waitFor()
    expect(await page.getByText('Not yet').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(0)
  })
})
