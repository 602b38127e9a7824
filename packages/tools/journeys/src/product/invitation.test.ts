import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { WORLD } from '../testing/world.ts'

/** A demo user whom no other test invites or removes. */
const INVITED = 'grace.tan@program.example'

/** Opens the link of an invitation, as the invited operator would from the mail. */
async function followInvitation(page: Page): Promise<void> {
  await page.goto(`${WORLD.identityUrl}/mail`)
  const mail = page.getByRole('row').filter({ hasText: INVITED })
  await mail.getByRole('link', { name: 'Your invitation to Operations portal' }).click()
  await page.getByRole('link', { name: /\/password-reset\// }).click()
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
}

test.describe('the password page of an invitation', () => {
  test('checks off the password rules while typing', async ({ page, complaints }) => {
    await followInvitation(page)
    const [length, kinds] = [/^Use 12 to 128/, /^Use three of/].map((hasText) =>
      page.getByRole('listitem').filter({ hasText }),
    )
    const states = async () =>
      [await length?.textContent(), await kinds?.textContent()].map((text) => /Not met/.test(text ?? ''))
    const password = page.getByLabel('Password', { exact: true })
    await password.pressSequentially('Short-9')
    await expect.poll(states).toEqual([true, false])
    await password.pressSequentially('-and-longer')
    await expect.poll(states).toEqual([false, false])
    expect(complaints).toEqual([])
  })

  test('shows the password on request', async ({ page }) => {
    await followInvitation(page)
    const password = page.getByLabel('Password', { exact: true })
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(page.getByLabel('Repeat password', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('works without JavaScript', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false })
    await followInvitation(page)
    await page.getByLabel('Password', { exact: true }).fill('Short-9')
    await page.getByLabel('Repeat password').fill('Short-9')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    const problem = page.getByRole('alert').getByText('Use 12 to 128 characters.')
    await expect(problem).toBeVisible()
    await expect(page.getByText('Not met')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  })
})
