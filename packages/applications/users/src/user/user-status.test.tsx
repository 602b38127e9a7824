import { beforeAll, expect, test } from '@jest/globals'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { personName } from './person-name.ts'
import { ResendInvitation } from './resend-invitation.tsx'
import { statusText } from './user-status.tsx'

const LONG_AGO = '2020-01-01T00:00:00Z'

let invited: User

beforeAll(async () => {
  await signInAs('users')
  const { items } = await call(listUsers, { query: { credentialState: 'INVITED', status: 'ACTIVE' } })
  const [user] = items
  if (!user) throw new Error('The demo data has no invited user.')
  invited = { ...user, invitedAt: new Date().toISOString() }
})

test('shows invited, expired and disabled users', () => {
  expect(statusText(invited)).toBe('Invited')
  expect(statusText({ ...invited, invitedAt: LONG_AGO })).toBe('Invitation expired')
  expect(statusText({ ...invited, status: 'SUSPENDED' })).toBe('Disabled')
  expect(statusText({ ...invited, credentialState: 'CONFIRMED' })).toBe('Active')
})

test('resends an expired invitation from its status', async () => {
  renderInApp(<ResendInvitation user={{ ...invited, invitedAt: LONG_AGO }} />)
  await userEvent.click(
    screen.getByRole('button', { name: `Resend the invitation to ${personName(invited)}` }),
  )
  expect(await screen.findByText(`Resend the invitation to ${personName(invited)}?`)).toBeTruthy()
})

test('offers no resend while the invitation is valid', () => {
  renderInApp(<ResendInvitation user={invited} />)
  expect(screen.queryByRole('button')).toBeNull()
})
