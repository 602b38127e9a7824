import { describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserForTests } from './testing/browser.ts'
import { type Account, openAs } from './testing/sign-in.ts'

jest.setTimeout(90_000)
const visit = browserForTests()

const LIST = '/developer-portal-users'

/** Opens the decisions one by one; gives the name of the first. */
async function startDeciding(page: Page): Promise<string> {
  await openAs(page, 'users', LIST)
  await page.getByRole('button', { name: 'Decide one by one' }).click()
  return nameOfNext(page)
}

async function nameOfNext(page: Page): Promise<string> {
  const line = page.getByText(/still wait\. Now: /)
  await line.waitFor()
  return (await line.textContent())?.split('Now: ')[1] ?? ''
}

test.each<[Account, string]>([
  ['care', LIST],
  ['viewer', `${LIST}/create`],
])('%s may not open %s', async (account, address) => {
  const { page } = await visit()
  await openAs(page, account, address)
  await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor()
})

describe('the list of developers', () => {
  test('opens with those who wait, the longest first', async () => {
    const { page, complaints } = await visit()
    await openAs(page, 'viewer', LIST)
    await page.waitForURL(/status=PENDING&sort=requestedAt/)
    const registered = page.getByRole('columnheader', { name: 'Registered' })
    await registered.and(page.locator('[aria-sort=ascending]')).waitFor()
    expect(complaints).toEqual([])
  })

  test('shows all of them to who asks for all', async () => {
    const { page } = await visit()
    await openAs(page, 'viewer', LIST)
    await page.waitForURL(/status=PENDING/)
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await page
      .getByText(/1–10 of 6\d/)
      .first()
      .waitFor()
  })
})

describe('deciding one by one', () => {
  test('a decision can be taken back before it is sent', async () => {
    const { page } = await visit()
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/enable') && sent.push(request.url()))
    const first = await startDeciding(page)
    await page.keyboard.press('e')
    await page.getByRole('button', { name: `Undo the decision about ${first}` }).click()
    await page.getByText(`Now: ${first}`).waitFor()
    expect(sent).toEqual([])
  })

  test('the next one opens without a click, and closing sends what was decided', async () => {
    const { page } = await visit()
    const first = await startDeciding(page)
    await page.keyboard.press('e')
    await page.getByText(`${first} is enabled in 10 seconds.`).waitFor()
    expect(await nameOfNext(page)).not.toBe(first)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByText(`${first} is enabled`, { exact: true }).waitFor()
  })

  test('rejecting shows what the applicant will read, and Escape takes back that step alone', async () => {
    const { page } = await visit()
    const first = await startDeciding(page)
    await page.keyboard.press('r')
    await page.getByLabel('Reason', { exact: true }).fill('The company is no partner of ours.')
    const mail = page.getByRole('region', { name: 'What the applicant reads' })
    await mail.getByText('The company is no partner of ours.').waitFor()
    await page.keyboard.press('Escape')
    await mail.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Reject (r)' }).click()
    await page.getByLabel('Reason', { exact: true }).fill('The company is no partner of ours.')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText(`${first} is rejected in 10 seconds.`).waitFor()
  })
})

describe('inviting a developer', () => {
  test('is reviewed, and the developer is listed', async () => {
    const { page } = await visit()
    const email = `dev-${Date.now()}@brightcart.example`
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
    await page.getByText(`${email} is invited`).waitFor()
    await page.getByRole('cell', { name: email, exact: true }).waitFor()
  })

  test('is reviewed in words, and a subject that does not exist is refused at its field', async () => {
    const { page } = await visit()
    await openAs(page, 'users', `${LIST}/create`)
    await page.getByLabel('Email').fill(`dev-${Date.now()}@brightcart.example`)
    await page.getByLabel('Given name').fill('Dev')
    await page.getByLabel('Family name').fill('Eloper')
    await page.getByLabel('Company').fill('Brightcart Gateway')
    await page.getByRole('combobox', { name: 'Country' }).fill('poland')
    await page.getByRole('combobox', { name: 'Country' }).press('Enter')
    await page.getByRole('checkbox', { name: 'SRC initiator' }).check()
    await page.getByLabel('Linked business subject').fill('no-such-subject')
    await page.getByRole('button', { name: 'Invite' }).click()
    const review = page.getByRole('dialog')
    await review.getByText('Poland', { exact: true }).waitFor()
    await review.getByText('SRC initiator', { exact: true }).waitFor()
    await review.getByRole('button', { name: 'Invite' }).click()
    const field = page.getByLabel('Linked business subject')
    await page
      .getByRole('alert')
      .getByRole('link', { name: /no business subject with this id/ })
      .click()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('warns of a linked subject that is suspended', async () => {
    const { page } = await visit()
    await openAs(page, 'admin', '/subjects/business?status=SUSPENDED')
    const link = page.getByRole('table').getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    await page.goto(`${LIST}/create`)
    const field = page.getByLabel('Linked business subject')
    await field.fill(name)
    await page.locator(`option[value="${id}"]`).waitFor({ state: 'attached' })
    await field.fill(id)
    await page.getByText(`${name} is suspended: the live programme does not serve it.`).waitFor()
  })
})
