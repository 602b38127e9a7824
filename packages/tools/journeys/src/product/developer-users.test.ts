import type { Page } from '@playwright/test'
import { expect, test } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const LIST = '/developer-portal-users'

/** Starts deciding one by one. Returns the name of the first developer. */
async function startDeciding(page: Page): Promise<string> {
  await openAs(page, 'users', LIST)
  await page.getByRole('button', { name: 'Decide one by one' }).click()
  return nameOfNext(page)
}

async function nameOfNext(page: Page): Promise<string> {
  const line = page.getByText(/pending\. Current: /)
  await expect(line).toBeVisible()
  return (await line.textContent())?.split('Current: ')[1] ?? ''
}

test.describe('the list of developers', () => {
  test('opens with pending developers, oldest first', async ({ page, complaints }) => {
    await openAs(page, 'viewer', LIST)
    await page.waitForURL(/status=PENDING&sort=requestedAt/)
    const registered = page.getByRole('columnheader', { name: 'Registered' })
    await expect(registered.and(page.locator('[aria-sort=ascending]'))).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('shows all developers under All', async ({ page }) => {
    await openAs(page, 'viewer', LIST)
    await page.waitForURL(/status=PENDING/)
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await expect(page.getByText(/1–10 of 6\d/).first()).toBeVisible()
  })
})

test.describe('deciding one by one', () => {
  test('lets a decision be undone before it is sent', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/enable') && sent.push(request.url()))
    const first = await startDeciding(page)
    await page.keyboard.press('e')
    await page.getByRole('button', { name: `Undo the decision about ${first}` }).click()
    await expect(page.getByText(`Current: ${first}`)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('opens the next developer automatically, and sends the decisions on closing', async ({ page }) => {
    const first = await startDeciding(page)
    await page.keyboard.press('e')
    await expect(page.getByText(`${first} is enabled in 10 seconds.`)).toBeVisible()
    await expect.poll(() => nameOfNext(page)).not.toBe(first)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText(`${first} enabled`, { exact: true })).toBeVisible()
  })

  test('previews the rejection email, and Escape cancels only that step', async ({ page }) => {
    const first = await startDeciding(page)
    await page.keyboard.press('r')
    await page.getByLabel('Reason', { exact: true }).fill('The company is not a partner of ours.')
    const mail = page.getByRole('region', { name: 'Email preview' })
    await expect(mail.getByText('The company is not a partner of ours.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(mail).toHaveCount(0)
    await page.getByRole('button', { name: 'Reject (r)' }).click()
    await page.getByLabel('Reason', { exact: true }).fill('The company is not a partner of ours.')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(page.getByText(`${first} is rejected in 10 seconds.`)).toBeVisible()
  })
})

test.describe('inviting a developer', () => {
  test('shows a review, and lists the developer afterwards', async ({ page }) => {
    const email = 'dev.eloper@brightcart.example'
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Given name').fill('Dev')
    await page.getByLabel('Family name').fill('Eloper')
    await page.getByLabel('Company').fill('Brightcart Gateway')
    await page.getByRole('combobox', { name: 'Country' }).fill('poland')
    await page.getByRole('combobox', { name: 'Country' }).press('Enter')
    await page.getByRole('checkbox', { name: 'SRC initiator' }).check()
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
    await expect(page.getByRole('table').getByText(email, { exact: true })).toBeVisible()
  })

  test('shows names instead of codes in the review, and reports an unknown subject at its field', async ({
    page,
  }) => {
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByLabel('Email').fill('dev.eloper@brightcart.example')
    await page.getByLabel('Given name').fill('Dev')
    await page.getByLabel('Family name').fill('Eloper')
    await page.getByLabel('Company').fill('Brightcart Gateway')
    await page.getByRole('combobox', { name: 'Country' }).fill('poland')
    await page.getByRole('combobox', { name: 'Country' }).press('Enter')
    await page.getByRole('checkbox', { name: 'SRC initiator' }).check()
    await page.getByLabel('Linked business subject').fill('no-such-subject')
    await page.getByRole('button', { name: 'Invite' }).click()
    const review = page.getByRole('dialog')
    await expect(review.getByText('Poland', { exact: true })).toBeVisible()
    await expect(review.getByText('SRC initiator', { exact: true })).toBeVisible()
    await review.getByRole('button', { name: 'Invite' }).click()
    const field = page.getByLabel('Linked business subject')
    await page
      .getByRole('alert')
      .getByRole('link', { name: /no business subject with this ID/ })
      .click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
  })

  test('warns when the linked subject is suspended', async ({ page }) => {
    await openAs(page, 'admin', '/subjects/business?status=SUSPENDED')
    const link = page.getByRole('table').getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await page.goto(`${LIST}/create`)
    await page.getByRole('combobox', { name: 'Linked business subject' }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}, `) }).click()
    await expect(page.getByText(`${name} is suspended: the live program does not serve it.`)).toBeVisible()
  })
})
