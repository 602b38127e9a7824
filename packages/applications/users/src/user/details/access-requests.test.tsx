import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
  declineAccessRequest,
  listAccessRequests,
  requestAccess,
} from '@portal/contract/people/access-request-endpoints.ts'
import { getUser } from '@portal/contract/people/user-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call, queryClient } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import AccessRequestsCard from '../../dashboard/access-requests-card.tsx'
import { AccessRequests } from './access-requests.tsx'

const WHY = 'I will write the terms of the spring campaign.'
const decline = 'Ask your team lead first, please.'
const ASKER = 'care@program.example'

// jsdom has no layout, and dialogs only focus elements that have a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

afterEach(async () => {
  await signInAs('admin')
  const { items } = await call(listAccessRequests, {})
  for (const { id } of items)
    await call(declineAccessRequest, { params: { requestId: id }, body: { changeReason: decline } })
  queryClient.clear()
})

/** The page of somebody who requested access, as a user administrator sees it. */
async function openPageOf(body: { role?: string; changeReason?: string }) {
  await signInAs('care')
  await call(requestAccess, { body })
  await signInAs('users')
  const user = await call(getUser, { params: { userId: ASKER } })
  renderInApp(
    <Suspense>
      <AccessRequests user={user} />
    </Suspense>,
  )
  return screen.findByRole('region', { name: 'Access requests' })
}

test('shows who requests which role and why, and assigns it in the usual dialog', async () => {
  const section = await openPageOf({ role: 'CONTENT_EDITOR', changeReason: WHY })
  expect(section.textContent).toMatch(/ requests the role Content editor/)
  expect(within(section).getByText(WHY)).toBeTruthy()
  await userEvent.click(await within(section).findByRole('button', { name: 'Assign role' }))
  expect(await screen.findByRole('dialog', { name: /^Add Content editor to / })).toBeTruthy()
})

test('declines with a reason, and the request is gone', async () => {
  const section = await openPageOf({ role: 'CONTENT_EDITOR' })
  await userEvent.click(within(section).getByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), decline)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  // An open dialog hides the section, too, so its text is what shows that the request is gone.
  await waitFor(() => expect(screen.queryByText(/ requests the role /)).toBeNull())
  expect((await call(listAccessRequests, {})).items).toEqual([])
})

test('leads from a request in words to the choice of a role', async () => {
  const section = await openPageOf({ changeReason: WHY })
  const link = within(section).getByRole('link', { name: 'Choose a role' })
  expect(link.getAttribute('href')).toMatch(/\?tab=access$/)
})

test('the card has one line for each person, with all that they request, and leads to them', async () => {
  await signInAs('care')
  await call(requestAccess, { body: { role: 'CONTENT_EDITOR' } })
  await call(requestAccess, { body: { role: 'RISK_MANAGER' } })
  await signInAs('users')
  renderInApp(
    <Suspense>
      <AccessRequestsCard />
    </Suspense>,
  )
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Content editor, Risk manager/),
  ])
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/operation-portal-users\//)
})

test('says that nobody requests access', async () => {
  await signInAs('users')
  renderInApp(
    <Suspense>
      <AccessRequestsCard />
    </Suspense>,
  )
  expect(await screen.findByText('No requests for access.')).toBeTruthy()
})
