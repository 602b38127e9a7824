import { expect, test } from '@jest/globals'
import { Answered, renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MyAccess } from './my-access.tsx'

const row = (resource: string, description: string) => ({
  app: '@portal/fees',
  group: 'Fees',
  resource,
  description,
  isDeclared: true,
})

const declared = { items: [row('x.fees.close', 'Close a month'), row('x.fees.open', 'Open a month')] }
const access = { permissions: new Set(['account.get', 'x.fees.close']), subjectTypes: new Set<string>() }
const roles = [{ label: 'Fees desk', resources: ['account.get', 'x.fees.close'] }]

const show = () =>
  renderInApp(
    <Answered answer={{ data: declared }}>
      <Suspense>
        <MyAccess access={access} roles={roles} />
      </Suspense>
    </Answered>,
  )

test('lists what applications bring after what the portal has, with the roles that grant it', async () => {
  show()
  expect(await screen.findByText('Close a month')).toBeTruthy()
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Account 1 of 1'),
    expect.stringContaining('Fees 1 of 2'),
  ])
})

test('answers what an operator can do in an application', async () => {
  show()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Can I …?' }), 'month')
  expect(screen.getByText('Yes, granted by Fees desk.')).toBeTruthy()
  expect(screen.getByText('No. Ask an administrator for a role that grants it.')).toBeTruthy()
})
