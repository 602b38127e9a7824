import { expect, test } from '@jest/globals'
import { impactLines } from './role-impact.ts'

const role = { id: 'lead', resources: ['dpa.get', 'dpa.delete'] }
const viewer = { id: 'viewer', resources: ['dpa.get'] }
const ref = (id: string) => ({ id, name: id.toUpperCase(), label: id })
const ana = { id: '1', given_name: 'Ana', family_name: 'Ruiz', roles: [ref('lead')] }
const ben = { id: '2', given_name: 'Ben', family_name: 'Okafor', roles: [ref('lead'), ref('viewer')] }
const roles = [role, viewer]

test('affects no one when no one holds the role', () => {
  expect(impactLines({ role, after: [], holders: [], roles })).toEqual(['Nobody holds this role.'])
})

test('lists the holders who lose a permission', () => {
  expect(impactLines({ role, after: ['dpa.delete'], holders: [ana, ben], roles })).toEqual([
    'Users affected (2): Ana Ruiz, Ben Okafor',
    'Lost by Ana Ruiz: DPA: Open',
  ])
})

test('lists a new permission as gained by all holders', () => {
  const after = [...role.resources, 'dpa.publish']
  expect(impactLines({ role, after, holders: [ana, ben], roles })).toContain(
    'Gained by all of them: DPA: Publish',
  )
})

test('does not list a permission as lost when other roles also grant it', () => {
  expect(impactLines({ role, after: ['dpa.delete'], holders: [ben], roles })).toContain(
    'Nothing changes, other roles also grant: DPA: Open',
  )
})

test('counts many permissions by area and names the people once', () => {
  const after = [...role.resources, 'dpa.publish', 'dpa.import', 'dpa.update', 'user.search']
  expect(impactLines({ role, after, holders: [ana, ben], roles })).toEqual([
    'Users affected (2): Ana Ruiz, Ben Okafor',
    'Gained by all of them: Users and roles (1), Subjects and payment applications (3)',
  ])
})
