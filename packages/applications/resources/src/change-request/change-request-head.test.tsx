import { afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  createChangeRequest,
  createComment,
  createReview,
  getChangeRequest,
} from '@portal/contract/resources/change-request-endpoints.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { createFile, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChangeRequestHead } from './change-request-head.tsx'
import { ChangeRequestNotices } from './change-request-notices.tsx'
import { RequestOverview } from './request-overview.tsx'

let changeRequestId: string

/** A request by the administrator, who can do everything except review it. */
beforeAll(async () => {
  await signInAs('admin')
  const directories = await call(listDirectories, {})
  const dirId = directories.items.find(({ path }) => path === 'privacy')?.id ?? ''
  const version = { contentType: 'text/html' as const, content: '<p>Hello</p>' }
  const file = await call(createFile, { params: { dirId }, body: { name: 'head-of-request.html', version } })
  const body = {
    kind: 'PUBLISH' as const,
    fileId: file.id,
    verId: file.newestVersionId,
    title: 'Publish a greeting',
  }
  const request = await call(createChangeRequest, { params: { dirId }, body })
  changeRequestId = request.id
})

afterEach(cleanup)

async function showTo(
  account: 'admin' | 'editor' | 'reviewer' | 'viewer',
  more: Partial<ChangeRequest> = {},
) {
  await signInAs(account)
  const request = await call(getChangeRequest, { params: { changeRequestId } })
  renderInApp(<ChangeRequestHead request={{ ...request, ...more }} />)
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}
const button = (name: string) => screen.getByRole('button', { name })

test('refuses to schedule a request for no time or a past one, and keeps the dialog', async () => {
  await showTo('reviewer', { status: 'APPROVED' })
  await userEvent.click(button('Schedule'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Change reason'), 'After the release.')
  const time = dialog.getByLabelText('Time')
  for (const entered of ['', '2020-01-01T10:00']) {
    fireEvent.change(time, { target: { value: entered } })
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Enter a day and time in the future')
  }
})

test('does not let authors approve, not even administrators, and says why', async () => {
  expect(await showTo('admin')).toEqual(['Approve', 'Request changes', 'More'])
  expect(button('Approve').getAttribute('aria-disabled')).toBe('true')
  expect(button('Approve').getAttribute('aria-description')).toBe('You cannot review your own work.')
})

test('offers a decision to reviewers', async () => {
  expect(await showTo('reviewer')).toEqual(['Approve', 'Request changes', 'More'])
  expect(button('Approve').getAttribute('aria-disabled')).toBeNull()
})

test.each(['editor', 'viewer'] as const)(
  "offers %s no actions on someone else's request",
  async (account) => {
    expect(await showTo(account)).toEqual([])
  },
)

test('offers to apply an approved request now or later, but not to review it', async () => {
  expect(await showTo('reviewer', { status: 'APPROVED' })).toEqual(['Apply now', 'Schedule'])
  cleanup()
  const applyAt = '2099-01-01T00:00:00.000Z'
  expect(await showTo('reviewer', { status: 'APPROVED', applyWhen: 'AT_TIME', applyAt })).toEqual([
    'Apply now',
    'Change schedule',
    'Cancel schedule',
  ])
})

test('requires the author to request another review after changes were requested', async () => {
  await showTo('reviewer', { status: 'CHANGES_REQUESTED' })
  expect(button('Approve').getAttribute('aria-description')).toBe(
    'Changes were requested. The author must request the review again.',
  )
})

test('does not apply a request whose version is gone', async () => {
  await showTo('reviewer', { status: 'APPROVED', mergeObstacle: 'VERSION_GONE' })
  expect(button('Apply now').getAttribute('aria-description')).toBe('The version can no longer be published.')
})

test('names the comments that are still open before an approval', async () => {
  await signInAs('reviewer')
  const text = 'Which law requires this?'
  await call(createComment, { params: { changeRequestId }, body: { text, line: 1 } })
  await showTo('reviewer')
  await userEvent.click(button('Approve'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('1 comment not resolved:')).toBeTruthy()
  expect(dialog.getByText(`Rania Haddad, line 1: “${text}”`)).toBeTruthy()
})

test('shows the author what reviewers ask for, and leads to the draft', async () => {
  await signInAs('reviewer')
  const params = { changeRequestId }
  const { revision } = await call(getChangeRequest, { params })
  const review = { decision: 'REQUEST_CHANGES' as const, comment: 'Name the period.' }
  await call(createReview, { params, body: review }, { revision })
  await signInAs('admin')
  const request = await call(getChangeRequest, { params })
  renderInApp(<ChangeRequestNotices request={request} />)
  expect(await screen.findByText('Name the period.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Edit the draft' })
  expect(link.getAttribute('href')).toContain(request.verId)
})

test('tells the same in notice and overview when the time of a request has passed', async () => {
  await signInAs('editor')
  const request = await call(getChangeRequest, { params: { changeRequestId } })
  const late: ChangeRequest = { ...request, applyWhen: 'AT_TIME', applyAt: '2020-01-01T10:00:00Z' }
  renderInApp(<ChangeRequestNotices request={late} />)
  expect(screen.getByText(/^Applied once approved: its time has passed/)).toBeTruthy()
  renderInApp(<RequestOverview request={late} />)
  expect(screen.getByText('Apply immediately')).toBeTruthy()
})
