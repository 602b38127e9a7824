import { expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { conflictsIn } from './duty-conflicts.ts'

const resourcesOf = (name: string) =>
  new Set<string>(BUILT_IN_ROLES.find((role) => role.name === name)?.resources)

test('reports opening and approving change requests as a conflict of duties', () => {
  const [conflict] = conflictsIn(new Set(['changeRequest.create', 'changeRequest.review.create']))
  expect(conflict?.risk).toBe('The same person opens and approves change requests.')
})

test('accepts half of a conflict', () => {
  expect(conflictsIn(new Set(['changeRequest.create', 'dpa.publish']))).toEqual([])
})

test.each(['CONTENT_EDITOR', 'CONTENT_REVIEWER', 'VIEWER', 'CUSTOMER_CARE_AGENT'])(
  'finds no conflict in the built-in role %s',
  (name) => {
    expect(conflictsIn(resourcesOf(name))).toEqual([])
  },
)
