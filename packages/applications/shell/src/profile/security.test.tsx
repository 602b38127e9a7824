import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Security } from './security.tsx'

const ana = {
  id: 'u1',
  email: 'ana@program.example',
  given_name: 'Ana',
  family_name: 'Ruiz',
  locale: 'en',
  timeZone: 'Europe/Madrid',
  roles: [],
  accountId: 'c2p-demo',
  lastSignInAt: null,
  passwordChangedAt: null,
  identityProviderManaged: false,
  revision: 1,
}

test('focuses the first field of a new password, and the button again on Cancel', async () => {
  renderInApp(<Security user={ana} />)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }))
})
