import type { Page } from '@playwright/test'
import { violationsInDark, violationsOn } from '../testing/accessibility.ts'
import { expect, test, type Visit } from '../testing/portal-test.ts'
import { openAs } from '../testing/sign-in.ts'

const LIST = '/subjects/dpa'
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Views' })

async function choose(page: Page, view: string, item: string): Promise<void> {
  await panelOf(page)
    .getByRole('button', { name: `Actions for ${view}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Saves the list as a view, shares it, and copies the link to it. */
async function shareAsOnboarding(visit: Visit, name: string) {
  const { page, complaints } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await openAs(page, 'onboarding', `${LIST}?status=SUSPENDED&publicationStatus=PUBLISHED`)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'View name' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Views' }).click()
  await choose(page, name, 'Share')
  await expect(panelOf(page).getByText('Everyone who can see this list will see the view.')).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Save' }).click()
  const shared = panelOf(page).getByRole('list', { name: 'Shared' })
  await expect(shared.getByText(`${name} · you`)).toBeVisible()
  await shared.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  return { complaints, link: await page.evaluate(() => navigator.clipboard.readText()) }
}

test('a colleague opens the link to a shared view and saves it as their own', async ({ visit }) => {
  const { link, complaints } = await shareAsOnboarding(visit, 'Suspended shops')
  const colleague = await visit({ colorScheme: 'light' })
  const { page } = colleague
  await openAs(page, 'viewer', link)
  await expect(page.getByRole('link', { name: /^Suspended shops · / })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Remove Status: Suspended' })).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await expect(panelOf(page).getByText(/^You have no views yet\./)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  expect(await violationsInDark(page)).toEqual([])
  await choose(page, 'Suspended shops', 'Save as my own')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Views' }).getByText('Suspended shops')).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect([...complaints, ...colleague.complaints]).toEqual([])
})
