import { expect, test } from '@jest/globals'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { roleChangeImpact } from './role-change-impact.ts'

const person = { id: 'ines', name: 'Ines Moreau', email: 'ines@program.example' }

const roleOf = (id: string, resources: string[]): Role => ({
  id,
  name: id,
  label: id,
  description: '',
  resources,
  subjectTypes: [],
  builtIn: false,
  userCount: 1,
  revision: 1,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: person,
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: person,
})

const importer = roleOf('Importer', ['dpa.search', 'dpa.import'])
const publisher = roleOf('Publisher', ['dpa.publish'])
const reader = roleOf('Reader', ['dpa.search'])
const known = [importer, publisher, reader]

const userWith = (given_name: string, roles: readonly Role[]): User => ({
  id: given_name,
  email: `${given_name}@program.example`,
  given_name,
  family_name: 'Ruiz',
  status: 'ACTIVE',
  suspendedReason: null,
  credentialState: 'CONFIRMED',
  roles: [...roles],
  isAdministrator: false,
  isLastAdministrator: false,
  invitedAt: null,
  lastSignInAt: null,
  mailFailure: null,
  revision: 1,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: person,
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: person,
})

const CONFLICT = 'The same person imports payment applications in bulk and makes them live.'

test('warns about conflicts of duties when assigning a role to one person', () => {
  expect(roleChangeImpact([userWith('Ana', [importer])], { given: publisher, known })).toEqual([
    'High-impact permissions: Can publish payment applications',
    'Should be held by different people:',
    CONFLICT,
  ])
})

test('names the people with conflicts of duties when assigning a role to many', () => {
  const people = [userWith('Ana', [importer]), userWith('Ben', [reader])]
  expect(roleChangeImpact(people, { given: publisher, known })).toEqual([
    'High-impact permissions: Can publish payment applications',
    'Should be held by different people:',
    `${CONFLICT}: Ana Ruiz`,
  ])
})

test('says nothing about permissions that the operator may not see', () => {
  expect(roleChangeImpact([userWith('Ana', [reader, importer])], { taken: reader, known: [] })).toEqual([])
})

test('shows lost permissions, and who loses nothing or everything, when removing a role', () => {
  const people = [userWith('Ana', [reader, importer]), userWith('Ben', [reader])]
  expect(roleChangeImpact(people, { taken: reader, known })).toEqual([
    'No longer possible: DPA: List',
    'Other roles grant the same permissions: Ana Ruiz',
    'No roles left, so no access to this portal: Ben Ruiz',
  ])
})
