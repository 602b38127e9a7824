import { expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { PERMISSION_NEEDS, withDependent, withNeeded } from './permission-dependencies.ts'

test.each([
  ['dpa.update', ['dpa.get']],
  ['dpa.get', ['dpa.search']],
  ['dpa.import', ['dpa.get', 'task.get']],
  ['subject.secret.revoke', ['subject.secret.get']],
  ['subject.secret.get', ['subject.get']],
  ['subject.businessData.update', ['subject.get']],
  ['changeRequest.review.create', ['changeRequest.get']],
  ['idvRule.config.save', ['idvRule.config.get']],
  ['user.role.add', ['user.search', 'role.search']],
  ['srcProfile.delete', ['srcProfile.identityLookup']],
  ['srcProfile.identityLookup', []],
  ['user.search', []],
  ['account.get', []],
])('%s needs %j', (permission, needs) => {
  expect(PERMISSION_NEEDS.get(permission)).toEqual(needs)
})

test('adds needs of needs', () => {
  expect([...withNeeded(['dpa.update'])]).toEqual(['dpa.update', 'dpa.get', 'dpa.search', 'subject.search'])
})

test('removing a permission removes those that need it', () => {
  expect([...withDependent(['template.get'])].toSorted()).toEqual([
    'template.create',
    'template.delete',
    'template.get',
    'template.history',
    'template.update',
  ])
})

test.each(BUILT_IN_ROLES.map(({ name, resources }) => [name, resources] as const))(
  'the built-in role %s has everything its permissions need',
  (_, resources) => {
    expect(
      [...withNeeded(resources)].filter((one) => !(resources as readonly string[]).includes(one)),
    ).toEqual([])
  },
)
