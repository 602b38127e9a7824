import { beforeAll, expect, jest, test } from '@jest/globals'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { RoleEditForm } from './role-edit-form.tsx'

jest.setTimeout(60_000)

let role: Role

beforeAll(async () => {
  await signInAs('admin')
  const [found] = (await call(listRoles, { query: { builtIn: 'false' } })).items
  if (!found) throw new Error('The demo data has no such role.')
  role = found
})

const kept = () =>
  Object.entries(localStorage).find(([key]) => key.startsWith('portal.draft.') && key.includes(role.id))?.[1]

test('keeps the draft and its title while the save dialog is open', async () => {
  renderInApp(
    <Suspense>
      <RoleEditForm role={role} />
    </Suspense>,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Label' }), ' of the north')
  await waitFor(() => expect(JSON.parse(kept() ?? '{}')).toMatchObject({ title: `Edit ${role.label}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('dialog', { name: `Save ${role.label}?` })).toBeTruthy()
})
