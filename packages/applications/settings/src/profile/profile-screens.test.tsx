import { beforeEach, expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { ProfileCreateForm } from './profile-create-form.tsx'
import ProfileCreatePage from './profile-create-page.tsx'
import { ProfileEditForm } from './profile-edit-form.tsx'
import ProfileListPage from './profile-list-page.tsx'
import { WithProfile } from './with-profile.tsx'

beforeEach(() => localStorage.clear())

test('links a channel without a profile to the form for one', async () => {
  await signInAs('risk')
  renderInApp(<ProfileListPage />)
  const passkey = await screen.findByRole('row', { name: /Passkey/ })
  expect(within(passkey).getByText('Not set up')).toBeTruthy()
  const create = within(passkey).getByRole('link', { name: 'Create the profile of Passkey' })
  expect(create.getAttribute('href')).toBe('/settings/idv-profiles/create?channel=PASSKEY')
})

test('hides profile creation from read-only operators', async () => {
  await signInAs('viewer')
  renderInApp(<ProfileListPage />)
  await screen.findByText('Not set up')
  expect(screen.queryByRole('link', { name: /Create|Add/ })).toBeNull()
})

test('lists all uses of a channel that cannot be switched off', async () => {
  await signInAs('risk')
  renderInApp(<ProfileListPage />)
  await userEvent.click(await screen.findByRole('button', { name: /SMS code/ }))
  const off = await screen.findByRole('menuitem', { name: /Switch off/ })
  expect(off.textContent).toMatch(
    /5 rules, the configuration,? and \d+ subjects use this channel\. Change them first\.$/,
  )
})

test('warns in the review that a channel in use cannot be switched off', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileEditForm channel="SMS" />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('switch', { name: 'Switched on' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const review = await screen.findByRole('dialog')
  expect(await within(review).findByText('The configuration falls back on it.')).toBeTruthy()
  expect(within(review).getByText('Refused while it is in use.')).toBeTruthy()
})

test('describes a weakened policy in the review', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileEditForm channel="SMS" />
    </Suspense>,
  )
  const lockout = await screen.findByRole('textbox', { name: 'Lockout' })
  await userEvent.clear(lockout)
  await userEvent.type(lockout, '0')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const review = await screen.findByRole('dialog')
  expect(await within(review).findByText(/^Warning: No lockout after failed attempts/)).toBeTruthy()
  expect(within(review).getByText(/^Chance of guessing a code: 1 in/)).toBeTruthy()
  const row = within(review).getByRole('row', { name: /^Lockout/ })
  expect(row.textContent).toMatch(/Locked 15 minutes.*Never locked/)
})

test('shows all values of a new profile in the review, without previous values', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileCreateForm channel="PASSKEY" />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('combobox', { name: 'Provider' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Passkey Hub' }))
  expect(screen.queryByRole('combobox', { name: 'Message' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  const review = await screen.findByRole('dialog')
  const rows = within(review)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Provider.*Passkey Hub$/),
      expect.stringMatching(/^Switched on.*On$/),
      expect.stringMatching(/^Lockout.*Locked 15 minutes$/),
    ]),
  )
  expect(rows.join()).not.toContain('Message')
  expect(within(review).queryByRole('columnheader', { name: 'Before' })).toBeNull()
})

test("links a channel's existing profile instead of showing the form", async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileCreatePage />
    </Suspense>,
    '/settings/idv-profiles/create?channel=SMS',
  )
  expect(await screen.findByText('SMS code already has a profile')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the profile' })
  expect(link.getAttribute('href')).toBe('/settings/idv-profiles/SMS')
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
})

test('links the address of a channel without a profile to the form for one', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <WithProfile channel="PASSKEY">{() => null}</WithProfile>
    </Suspense>,
  )
  expect(await screen.findByText(/^No profile for Passkey yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create' })).toBeTruthy()
})

test('shows the policy being edited as a sentence with warnings', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileEditForm channel="SMS" />
    </Suspense>,
  )
  expect(await screen.findByText(/^6 digits, valid 5 minutes, 3 tries, then locked 15 minutes/)).toBeTruthy()
  const length = screen.getByRole('textbox', { name: 'Code length' })
  await userEvent.clear(length)
  await userEvent.type(length, '4')
  expect(await screen.findByText('The code has 4 characters. Use 6 or more.')).toBeTruthy()
  await userEvent.clear(length)
  expect(await screen.findByText('A number below is missing or out of range.')).toBeTruthy()
})

test('lets operators who cannot see backends enter a provider by name', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileCreateForm channel="PASSKEY" />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('combobox', { name: 'Provider' }))
  expect(await screen.findByRole('option', { name: 'Passkey Hub' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Message Gateway' })).toBeNull()
})
