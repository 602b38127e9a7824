import { expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { conflictsIn } from './duty-conflicts.ts'

const resourcesOf = (name: string) =>
  new Set<string>(BUILT_IN_ROLES.find((role) => role.name === name)?.resources)

test('opening and approving change requests is too much for one person', () => {
  const [conflict] = conflictsIn(new Set(['changeRequest.create', 'changeRequest.review.create']))
  expect(conflict?.risk).toBe('The same person opens change requests and approves them.')
})

test('half of a conflict is none', () => {
  expect(conflictsIn(new Set(['changeRequest.create', 'dpa.publish']))).toEqual([])
})

test.each(['CONTENT_EDITOR', 'CONTENT_REVIEWER', 'VIEWER', 'CUSTOMER_CARE_AGENT'])(
  'the built-in role %s holds no conflict',
  (name) => {
    expect(conflictsIn(resourcesOf(name))).toEqual([])
  },
)
