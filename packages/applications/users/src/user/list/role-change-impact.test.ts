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
  revision: 1,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: person,
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: person,
})

const CONFLICT = 'The same person imports payment applications in bulk and makes them live.'

test('a role given to one person warns of what it brings together', () => {
  expect(roleChangeImpact([userWith('Ana', [importer])], { given: publisher, known })).toEqual([
    'Far-reaching: Can publish payment applications',
    'Should lie with different people:',
    CONFLICT,
  ])
})

test('a role given to many names those whose duties conflict', () => {
  const people = [userWith('Ana', [importer]), userWith('Ben', [reader])]
  expect(roleChangeImpact(people, { given: publisher, known })).toEqual([
    'Far-reaching: Can publish payment applications',
    'Should lie with different people:',
    `${CONFLICT}: Ana Ruiz`,
  ])
})

test('nothing is said about permissions that the operator may not see', () => {
  expect(roleChangeImpact([userWith('Ana', [reader, importer])], { taken: reader, known: [] })).toEqual([])
})

test('a role taken says what is no longer possible, and for whom nothing changes or nothing is left', () => {
  const people = [userWith('Ana', [reader, importer]), userWith('Ben', [reader])]
  expect(roleChangeImpact(people, { taken: reader, known })).toEqual([
    'No longer possible: DPA: List',
    'Other roles still allow the same: Ana Ruiz',
    'No role is left, so that nothing is possible here any more: Ben Ruiz',
  ])
})
