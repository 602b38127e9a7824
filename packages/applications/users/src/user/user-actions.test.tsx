import { beforeAll, expect, test } from '@jest/globals'
import { getUser, listUsers } from '@portal/contract/people/user-endpoints.ts'
import { RecordActions } from '@portal/portal-app'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { userActions } from './user-actions.ts'

beforeAll(() => signInAs('users'))

async function show(credentialState: 'INVITED' | 'CONFIRMED') {
  const { items } = await call(listUsers, { query: { credentialState, status: 'ACTIVE' } })
  const [user] = items
  if (!user) throw new Error('The demo data has no such user.')
  renderInApp(<RecordActions actions={userActions} record={user} />)
  return user
}

test('resends the invitation of a user who has never signed in', async () => {
  const { id, invitedAt } = await show('INVITED')
  await userEvent.click(screen.getByRole('button', { name: 'Resend invitation' }))
  const question = await screen.findByRole('dialog')
  expect(await within(question).findByText(/The previous link stops working\./)).toBeTruthy()
  await userEvent.click(within(question).getByRole('button', { name: 'Resend invitation' }))
  await waitForElementToBeRemoved(question)
  const now = await call(getUser, { params: { userId: id } })
  expect(now).toMatchObject({ credentialState: 'INVITED' })
  expect(Date.parse(now.invitedAt ?? '')).toBeGreaterThan(Date.parse(invitedAt ?? ''))
})

test('offers no password reset before a password was chosen, and no invitation after', async () => {
  await show('INVITED')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Reset password' })).toBeNull()
})

test('does not invite a user who has a password', async () => {
  await show('CONFIRMED')
  expect(screen.getByRole('button', { name: 'Reset password' })).toBeTruthy()
  expect(screen.queryByText('Resend invitation')).toBeNull()
})
