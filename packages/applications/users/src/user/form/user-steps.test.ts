import { expect, test } from '@jest/globals'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { toUserValues, type UserValues } from './user-form.ts'
import { stepsOf } from './user-steps.ts'

const role = (id: string) => ({ id, name: id.toUpperCase(), label: `Role ${id}` })
const by = { id: '9', name: 'Ines Moreau', email: 'ines@program.example' }

const ana: User = {
  id: '1',
  email: 'ana@program.example',
  given_name: 'Ana',
  family_name: 'Ruiz',
  status: 'ACTIVE',
  suspendedReason: null,
  credentialState: 'CONFIRMED',
  roles: [role('lead'), role('viewer')],
  isAdministrator: false,
  isLastAdministrator: false,
  invitedAt: null,
  lastSignInAt: null,
  mailFailure: null,
  revision: 3,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: by,
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: by,
}

const steps = (change: Partial<UserValues>) => stepsOf(ana, { ...toUserValues(ana), ...change })
const told = (change: Partial<UserValues>) => steps(change).map(({ call, what }) => [call.name, what])

test('makes no call when nothing changed', () => {
  expect(steps({})).toEqual([])
})

test('makes one call per change, and adds roles before removing others', () => {
  const change = { given_name: 'Anna', roleIds: ['viewer', 'care'], status: 'SUSPENDED' } as const
  expect(told({ ...change, roleIds: [...change.roleIds] })).toEqual([
    ['updateUser', 'the name'],
    ['addUserRoles', 'the new roles'],
    ['removeUserRole', 'the removal of Role lead'],
    ['disableUser', 'the status'],
  ])
})

test('adds all roles in one call and removes them one by one', () => {
  expect(told({ roleIds: ['care', 'risk'] })).toEqual([
    ['addUserRoles', 'the new roles'],
    ['removeUserRole', 'the removal of Role lead'],
    ['removeUserRole', 'the removal of Role viewer'],
  ])
})

test('enables a suspended user', () => {
  const suspended: User = { ...ana, status: 'SUSPENDED' }
  const found = stepsOf(suspended, { ...toUserValues(suspended), status: 'ACTIVE' })
  expect(found.map(({ call }) => call.name)).toEqual(['enableUser'])
})
