import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import RuleChangesPage from './rule-changes-page.tsx'

test('shows the changes of all times again', async () => {
  await signInAs('risk')
  renderInApp(
    <Suspense>
      <RuleChangesPage />
    </Suspense>,
    '/?from=2020-01-01&to=2020-02-01',
  )
  expect(await screen.findByText('No matching changes.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All times' }))
  for (const day of ['From', 'To']) expect(screen.getByLabelText<HTMLInputElement>(day).value).toBe('')
  expect(screen.getByRole('table', { name: 'Changes' })).toBeTruthy()
})
