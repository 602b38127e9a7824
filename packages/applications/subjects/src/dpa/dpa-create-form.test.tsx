import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DpaCreateForm } from './dpa-create-form.tsx'

const initiator = {
  id: 'amberline',
  name: 'Amberline Payments',
  status: 'ACTIVE',
  publicationStatus: 'PUBLISHED',
  countryCode: 'PL',
} as const

test('a website needs an origin, which is reported together with the other errors', async () => {
  await signInAs('onboarding')
  renderInApp(<DpaCreateForm initiator={initiator} layers={[]} />)
  expect(screen.getByRole('group', { name: 'Origins' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('link', { name: /^Legal name/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Origins: Add at least one origin of the website' })).toBeTruthy()
})

test('a mobile app needs no origin, though the form offers a row for one', async () => {
  await signInAs('onboarding')
  renderInApp(<DpaCreateForm initiator={initiator} layers={[]} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Application type' }), 'Mobile app')
  expect(screen.getByRole('textbox', { name: 'Origins 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('link', { name: /^Legal name/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Origins/ })).toBeNull()
})
