import { beforeEach, expect, jest, test } from '@jest/globals'
import { disableUser, getUser, listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { personName } from './person-name.ts'
import UserListPage from './user-list-page.tsx'

// jsdom has no layout, and the dialog only focuses elements that have a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

const BY_EMAIL = { sort: 'email' } as const
/** Other tests sign in with these. */
const DEMO_ACCOUNT = /^(admin|users|onboarding|editor|reviewer|risk|care|viewer)@/

/** Two users of the first page, the second one suspended, and one of the next page. */
async function usersOfTwoPages(): Promise<readonly [User, User, User]> {
  const pageOf = async (page: number) => (await call(listUsers, { query: { ...BY_EMAIL, page } })).items
  const [firstPage, nextPage] = [await pageOf(1), await pageOf(2)]
  const isActive = ({ status, email }: User) => status === 'ACTIVE' && !DEMO_ACCOUNT.test(email)
  const [active, toSuspend] = firstPage.filter(isActive)
  const elsewhere = nextPage.find(isActive)
  if (!active || !toSuspend || !elsewhere) throw new Error('The demo data has too few active users.')
  const params = { userId: toSuspend.id }
  const suspended = await call(disableUser, { params, body: { changeReason: 'Before the test begins' } })
  return [active, suspended, elsewhere]
}

const select = async (user: User) =>
  userEvent.click(await screen.findByLabelText(`Select ${personName(user)}`))
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  await userEvent.click(button)
}

/** Confirms a bulk action, waits for it to finish and closes the results. */
async function confirm(label: string, reason: string, outcome: string): Promise<void> {
  const question = await screen.findByRole('dialog', { name: new RegExp(`^${label} `) })
  await userEvent.type(within(question).getByLabelText(/^Change reason/), reason)
  await userEvent.click(within(question).getByRole('button', { name: label }))
  const done = await screen.findByText(outcome)
  const results = done.closest('[role=dialog]')
  await waitFor(() => expect(results?.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
}

test('explains why an action is not possible for any selected user', async () => {
  await signInAs('admin')
  renderInApp(<UserListPage />, '/?q=admin@program.example')
  await userEvent.click(await screen.findByLabelText('Select Ines Moreau'))
  const reasonOf = async (name: string) =>
    (await screen.findByRole('button', { name })).getAttribute('aria-description')
  expect(await reasonOf('Enable')).toBe('Not possible with any of the selected records.')
  expect(await reasonOf('Disable')).toBe('This is your own account. Ask another administrator.')
})

test('offers the next bulk action by the current status of the selected users, on any page', async () => {
  await signInAs('admin')
  const [active, suspended, elsewhere] = await usersOfTwoPages()
  renderInApp(<UserListPage />, `/?${new URLSearchParams(BY_EMAIL)}`)
  await select(active)
  await select(suspended)
  await press('Next page')
  await select(elsewhere)

  await press('Disable')
  await confirm('Disable', 'They leave the company', '2 done')
  await press('Enable')
  await confirm('Enable', 'They come back', '3 done')
  for (const { id } of [active, suspended, elsewhere]) {
    expect((await call(getUser, { params: { userId: id } })).status).toBe('ACTIVE')
  }
})
