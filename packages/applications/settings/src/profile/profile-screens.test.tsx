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

test('a channel without a profile is a row that leads to one', async () => {
  await signInAs('risk')
  renderInApp(<ProfileListPage />)
  const passkey = await screen.findByRole('row', { name: /Passkey/ })
  expect(within(passkey).getByText('Not set up')).toBeTruthy()
  const create = within(passkey).getByRole('link', { name: 'Create the profile of Passkey' })
  expect(create.getAttribute('href')).toBe('/settings/idv-profiles/create?channel=PASSKEY')
})

test('who may only look is offered no profile to create', async () => {
  await signInAs('viewer')
  renderInApp(<ProfileListPage />)
  await screen.findByText('Not set up')
  expect(screen.queryByRole('link', { name: /Create|Add/ })).toBeNull()
})

test('all that uses a channel is said where it cannot be switched off', async () => {
  await signInAs('risk')
  renderInApp(<ProfileListPage />)
  await userEvent.click(await screen.findByRole('button', { name: /SMS code/ }))
  const off = await screen.findByRole('menuitem', { name: /Switch off/ })
  expect(off.textContent).toMatch(
    /5 rules, the configuration,? and \d+ subjects use this channel\. Change them first\.$/,
  )
})

test('a channel that is in use says in the review that it is not switched off', async () => {
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
  expect(within(review).getByText('As long as that is so, it is refused.')).toBeTruthy()
})

test('a policy that is weakened says so in the review, in words', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileEditForm channel="SMS" />
    </Suspense>,
  )
  const lockout = await screen.findByRole('textbox', { name: 'Locked after the last try' })
  await userEvent.clear(lockout)
  await userEvent.type(lockout, '0')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const review = await screen.findByRole('dialog')
  expect(await within(review).findByText(/^Warning: Who fails is never locked/)).toBeTruthy()
  expect(within(review).getByText(/^A guess is right with a chance of 1 in/)).toBeTruthy()
  const row = within(review).getByRole('row', { name: /^Locked after the last try/ })
  expect(row.textContent).toMatch(/Locked 15 minutes.*Never locked/)
})

test('the review of a new profile shows all that will be saved, and nothing before it', async () => {
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
      expect.stringMatching(/^Locked after the last try.*Locked 15 minutes$/),
    ]),
  )
  expect(rows.join()).not.toContain('Message')
  expect(within(review).queryByRole('columnheader', { name: 'Before' })).toBeNull()
})

test('a channel that has a profile leads to it instead of the form of another', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileCreatePage />
    </Suspense>,
    '/settings/idv-profiles/create?channel=SMS',
  )
  expect(await screen.findByText('SMS code has a profile already')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the profile' })
  expect(link.getAttribute('href')).toBe('/settings/idv-profiles/SMS')
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
})

test('the address of a channel without a profile leads to one', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <WithProfile channel="PASSKEY">{() => null}</WithProfile>
    </Suspense>,
  )
  expect(await screen.findByText(/^No profile for Passkey yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create' })).toBeTruthy()
})

test('while a policy is written, it stands there as a sentence with what is asked for more', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <ProfileEditForm channel="SMS" />
    </Suspense>,
  )
  expect(await screen.findByText(/^6 digits, valid 5 minutes, 3 tries, then locked 15 minutes/)).toBeTruthy()
  const length = screen.getByRole('textbox', { name: 'Length of the code' })
  await userEvent.clear(length)
  await userEvent.type(length, '4')
  expect(await screen.findByText('The code has 4 characters: use 6 or more.')).toBeTruthy()
  await userEvent.clear(length)
  expect(await screen.findByText('One of the numbers below is missing or out of range.')).toBeTruthy()
})

test('who may not see backends chooses the provider by its name', async () => {
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
