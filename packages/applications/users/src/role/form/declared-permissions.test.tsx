import { expect, jest, test } from '@jest/globals'
import { listRoles, publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { WithPermission } from '@portal/portal-app'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { RolePermissions } from '../role-permissions.tsx'
import { NewRoleForm } from './new-role-form.tsx'
import { EMPTY_ROLE } from './role-form.ts'

jest.setTimeout(60_000)

const CLOSE = 'Fees, Close a month: Other'

const show = (content: React.ReactNode) => renderInApp(<Suspense>{content}</Suspense>)

test('a permission of an application is given like others, and named in the review', async () => {
  await signInAs('admin')
  show(<NewRoleForm defaultValues={{ ...EMPTY_ROLE, name: 'FEES', label: 'Fees' }} />)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a permission' }), 'month')
  await userEvent.click(screen.getByRole('checkbox', { name: CLOSE }))
  const sum = screen.getByRole('region', { name: 'What the role allows' })
  expect(within(sum).getByText('Further applications: 1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Publish role' }))
  const review = await screen.findByRole('dialog')
  expect(within(review).getByText(/Fees: Close a month/).textContent).toContain('x.fees.close')
})

test('choosing another permission keeps it', async () => {
  await signInAs('admin')
  show(<NewRoleForm defaultValues={{ ...EMPTY_ROLE, permissions: ['account.get', 'x.fees.close'] }} />)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'DPA: all' }))
  expect(screen.getByRole('checkbox', { name: CLOSE })).toHaveProperty('checked', true)
})

test('an operator who does not hold it cannot give it', async () => {
  await signInAs('viewer')
  show(<NewRoleForm defaultValues={EMPTY_ROLE} />)
  await screen.findByRole('checkbox', { name: `${CLOSE} (you do not have it)` })
})

test('an operator who holds it sees the button that needs it', async () => {
  await signInAs('admin')
  show(
    <WithPermission permission="x.fees.close">
      <button type="button">Close the month</button>
    </WithPermission>,
  )
  await screen.findByRole('button', { name: 'Close the month' })
})

test('a role shows it in words', async () => {
  await signInAs('admin')
  const body = { name: 'FEES_READER', label: 'Fees', resources: ['x.fees.close'] }
  const role = await call(publishRole, { body })
  show(<RolePermissions role={role} />)
  await screen.findByText('Close a month')
  const { items } = await call(listRoles, { query: { permission: ['x.fees.close'] } })
  expect(items.map(({ name }) => name)).toContain('FEES_READER')
})
