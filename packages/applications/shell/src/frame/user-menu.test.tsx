import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { UserMenu } from './user-menu.tsx'

const nobody = { permissions: new Set<string>(), subjectTypes: new Set<string>() }
const ana = { sub: '1', email: 'ana@program.example', givenName: 'Ana', familyName: 'Ruiz' }

test('leads to what the operator can do, and opens the list of keyboard shortcuts', async () => {
  renderInApp(
    <>
      <UserMenu user={ana} />
      <ShortcutsDialog access={nobody} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ana Ruiz' }))
  expect(await screen.findByRole('menuitem', { name: 'What can I do here?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})
