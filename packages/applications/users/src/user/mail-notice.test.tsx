import { beforeAll, expect, test } from '@jest/globals'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MailNotice } from './mail-notice.tsx'
import { personName } from './person-name.ts'

let invited: User

beforeAll(async () => {
  await signInAs('users')
  const { items } = await call(listUsers, { query: { credentialState: 'INVITED', status: 'ACTIVE' } })
  const [user] = items
  if (!user) throw new Error('The demo data has no invited user.')
  invited = user
})

const unsent = (nextAttemptAt: string | null) => ({ code: 'ESOCKET', nextAttemptAt })

test('says why an invitation was not sent and when it is tried again', () => {
  const soon = new Date(Date.now() + 150_000).toISOString()
  renderInApp(<MailNotice user={{ ...invited, mailFailure: unsent(soon) }} />)
  const notice = screen.getByRole('status')
  expect(notice.textContent).toContain('Invitation could not be sent: the mail server does not answer')
  expect(notice.textContent).toContain('Next attempt in 2 minutes.')
})

test('offers to resend an invitation that is no longer being retried', async () => {
  renderInApp(<MailNotice user={{ ...invited, mailFailure: unsent(null) }} />)
  expect(screen.getByText('There will be no further attempts.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText(`Resend the invitation to ${personName(invited)}?`)).toBeTruthy()
})

test('says nothing when the invitation was sent', () => {
  renderInApp(<MailNotice user={{ ...invited, mailFailure: null }} />)
  expect(screen.queryByText(/could not be sent/)).toBeNull()
})
