import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChangePassword } from './change-password.tsx'

test('shows the typed password on request', async () => {
  renderInApp(<ChangePassword email="ines@program.example" onDone={() => undefined} />)
  await userEvent.type(screen.getByLabelText('New password'), 'Another-Demo-22')
  expect(screen.queryByRole('textbox', { name: 'New password' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show what I type' }))
  expect(screen.getByRole('textbox', { name: 'New password' })).toHaveProperty('value', 'Another-Demo-22')
})
