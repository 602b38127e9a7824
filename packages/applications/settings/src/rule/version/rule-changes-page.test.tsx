import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import RuleChangesPage from './rule-changes-page.tsx'

async function open(address: string) {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <RuleChangesPage />
    </Suspense>,
    address,
  )
}

test('shows the changes of all times again', async () => {
  await open('/?from=2020-01-01&to=2020-02-01')
  expect(await screen.findByText('No matching changes.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All times' }))
  for (const day of ['From', 'To']) expect(screen.getByLabelText<HTMLInputElement>(day).value).toBe('')
  expect(screen.getByRole('table', { name: 'Changes' })).toBeTruthy()
})

test('says that a period ends before it begins', async () => {
  await open('/?from=2020-02-01&to=2020-01-01')
  const field = await screen.findByLabelText('To')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Must not be before “From”')).toBeTruthy()
  expect(screen.queryByText('No matching changes.')).toBeNull()
})
