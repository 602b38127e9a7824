import { afterEach, expect, jest, test } from '@jest/globals'
import { signInAs } from '@portal/portal-app/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lookUp, openDesk, press, profileHeading } from '../testing/open-desk.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

test('does not look up an incomplete case, and says what is missing', async () => {
  await openDesk()
  await press('Look up')
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ticket: This field is required',
    'Requester verified by: This field is required',
    'Legal basis: This field is required',
    'Email address: This field is required',
  ])
})

test('shows an identity that nobody has, and keeps it and the case to be corrected', async () => {
  await openDesk()
  await lookUp('nobody@consumer.example')
  expect(await heading('No profile for this identity')).toBe(document.activeElement)
  expect(screen.getByText(/^Nobody has nobody@consumer\.example\./)).toBeTruthy()
  await press('Look up again')
  expect(screen.getByLabelText<HTMLInputElement>('Ticket').value).toBe('CARE-7')
  const identity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  expect(identity.value).toBe('nobody@consumer.example')
  expect(document.activeElement).toBe(identity)
})

test('focuses the masked profile and shows what it contains', async () => {
  await openDesk()
  await lookUp('five.cards@consumer.example')
  expect(await profileHeading()).toBe(document.activeElement)
  expect(screen.getAllByText('f•••@c•••.example')).toHaveLength(1)
  expect(screen.getByText('1 more email address')).toBeTruthy()
  expect(screen.getByText('5 cards will be unlinked but remain valid for payments elsewhere.')).toBeTruthy()
  expect(document.body.innerHTML).not.toMatch(/five\.|consumer\.example|7700900/)
})

test('finds a mobile number in its national format', async () => {
  await openDesk()
  await userEvent.click(screen.getByRole('radio', { name: 'Mobile number' }))
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United Kingdom')
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '12')
  await userEvent.type(screen.getByLabelText('Ticket'), 'CARE-7')
  await userEvent.selectOptions(screen.getByLabelText('Requester verified by'), 'One-time code')
  await userEvent.selectOptions(screen.getByLabelText('Legal basis'), 'Consent withdrawn')
  await press('Look up')
  const number = screen.getByRole('textbox', { name: 'Mobile number' })
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(number)
  await userEvent.type(number, '07700 900001{Enter}')
  expect(await profileHeading()).toBeTruthy()
})

test('requires that the caller says the digits before deleting, without showing them to be read out', async () => {
  await openDesk()
  await lookUp('five.cards@consumer.example')
  await profileHeading()
  const remove = screen.getByRole('button', { name: 'Delete profile' })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  const statement = 'The caller said the last two digits of the mobile number, and they match'
  await userEvent.click(screen.getByRole('checkbox', { name: statement }))
  expect(remove.getAttribute('aria-disabled')).not.toBe('true')
})

test('does not delete a profile with a pending transaction', async () => {
  await openDesk()
  await lookUp('pending@consumer.example')
  expect(await screen.findByText('1 transaction pending')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete profile' }).getAttribute('aria-disabled')).toBe('true')
})

test('lets the agent choose from several profiles', async () => {
  await openDesk()
  await lookUp('two.profiles@consumer.example')
  expect(await heading('2 profiles with this identity')).toBe(document.activeElement)
  const [item] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('3 cards'))
  if (!item) throw new Error('No profile has three cards.')
  await userEvent.click(within(item).getByRole('button', { name: /^Choose profile/ }))
  await profileHeading()
  expect(screen.getByText(/^3 cards will be unlinked/)).toBeTruthy()
})

/** Answers the next deletion as the API does when the lookup has expired. */
function expireLookUp(): void {
  const { fetch } = globalThis
  const refusal = { reason: 'PROFILE_LOOK_UP_NEEDED', message: 'Look the profile up for your case first.' }
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      init?.method === 'DELETE' ? Response.json(refusal, { status: 409 }) : fetch(input, init),
    )
}

/** Opens the deletion's dialog, and types the end of the profile's ID. */
async function beginDeletion() {
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Delete profile')
  const dialog = await screen.findByRole('alertdialog')
  const [tail = ''] = /(?<=…)\w{4}/.exec(dialog.textContent ?? '') ?? []
  await userEvent.type(within(dialog).getByLabelText(/to confirm$/), tail)
  return within(dialog)
}

test('offers another lookup once the first has expired, after which the profile can be deleted', async () => {
  await openDesk()
  await lookUp('five.cards@consumer.example')
  await profileHeading()
  const dialog = await beginDeletion()
  await userEvent.type(dialog.getByLabelText('Change reason'), 'Requested by phone.')
  expireLookUp()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete profile' }))
  expect(await dialog.findByText('Your lookup of this profile has expired')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const remove = await screen.findByRole('button', { name: 'Delete profile' })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  await press('Look up again')
  await waitFor(() => expect(screen.queryByText('Your lookup of this profile has expired')).toBeNull())
  expect(remove.getAttribute('aria-disabled')).not.toBe('true')
})

test('ends with a receipt, which a repeated lookup shows again', async () => {
  await openDesk()
  await lookUp('locked@consumer.example')
  await profileHeading()
  const dialog = await beginDeletion()
  const reason = dialog.getByLabelText('Change reason')
  await userEvent.type(reason, 'Asked by locked (at) consumer.example.')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete profile' }))
  expect(await dialog.findByText(/^Remove email addresses/)).toBeTruthy()
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(reason)
  await userEvent.type(reason, 'Requested by phone.')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete profile' }))
  await heading('The profile is deleted')
  await waitFor(() => expect(screen.getByText('The profile is deleted')).toBe(document.activeElement))
  expect(screen.getByText('Requested by phone.', { selector: 'dd' })).toBeTruthy()
  await press('Next case')
  await lookUp('locked@consumer.example')
  expect(await heading('This profile has already been deleted')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'My deletions' }))
  expect(await screen.findByText('l•••@c•••.example', { selector: 'summary *' })).toBeTruthy()
})

test('viewing the deletions keeps the profile', async () => {
  await openDesk()
  await lookUp('five.cards@consumer.example')
  await profileHeading()
  await userEvent.click(screen.getByRole('tab', { name: 'My deletions' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Delete a profile' }))
  expect(await profileHeading()).toBeTruthy()
})

test('clears everything when someone else signs in', async () => {
  await openDesk()
  await lookUp('five.cards@consumer.example')
  await profileHeading()
  await act(() => signInAs('admin'))
  expect(await screen.findByRole('button', { name: 'Look up' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Ticket').value).toBe('')
})

test("leaves nothing in the browser's back-forward cache", async () => {
  await openDesk()
  await lookUp('five.cards@consumer.example')
  await profileHeading()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(await screen.findByRole('button', { name: 'Look up' })).toBeTruthy()
})
