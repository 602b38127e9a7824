import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { SecretsTab } from './secrets-tab.tsx'

let subject: SubjectSummary

beforeAll(async () => {
  await signInAs('admin')
  const [found] = (await call(listSubjects, { query: { type: 'DCF', status: 'ACTIVE' } })).items
  if (!found) throw new Error('The demo data has no such subject.')
  subject = found
})

const { fetch } = window
afterEach(() => {
  window.fetch = fetch
})

// jsdom has no layout, and the dialog only focuses elements that have a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('keeps a new secret on the screen until the operator confirms having saved it', async () => {
  const { unmount } = renderInApp(
    <Suspense>
      <SecretsTab subject={subject} />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Create webhook secret' }))
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Change reason' }),
    'Requested by the partner',
  )
  await press('Create')
  const dialog = await screen.findByRole('dialog', {
    name: `Save the webhook secret of ${subject.name} now`,
  })
  await userEvent.keyboard('{Escape}')
  expect(within(dialog).getByText(/^[\w-]{43}$/)).toBeTruthy()
  await press("I've saved it")
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()
})

test('a secret can be created in the same dialog after a refusal', async () => {
  const refused = new Set<string | null>()
  window.fetch = async (address, init) => {
    if (init?.method !== 'POST') return fetch(address, init)
    const key = new Headers(init.headers).get('Idempotency-Key')
    if (refused.size > 0 && !refused.has(key)) return fetch(address, init)
    // The API repeats what it answered to a key.
    refused.add(key)
    return Response.json({ reason: 'SECRET_LIMIT', message: 'There are too many secrets.' }, { status: 409 })
  }
  const { unmount } = renderInApp(
    <Suspense>
      <SecretsTab subject={subject} />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Create API client secret' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Change reason' }), 'Requested by them')
  await press('Create')
  await screen.findByText('There are too many secrets.')
  await press('Create')
  await screen.findByRole('dialog', { name: `Save the API client secret of ${subject.name} now` })
  await press("I've saved it")
  unmount()
})

test('warns before revoking a secret, and requires its last characters and a reason', async () => {
  renderInApp(
    <Suspense>
      <SecretsTab subject={subject} />
    </Suspense>,
  )
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for secret/ })
  if (!menu) throw new Error('There is no secret.')
  await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  const dialog = await screen.findByRole('alertdialog', { name: /^Revoke secret/ })
  expect(within(dialog).getByText("Are you sure? You can't undo this action afterwards.")).toBeTruthy()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Type revoke to confirm' }), 'revoke')
  await userEvent.type(screen.getByRole('textbox', { name: 'Change reason' }), 'It was made for a test')
  await press('Revoke')
  expect(await screen.findByText('Revoked')).toBeTruthy()
})
