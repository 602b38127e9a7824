import { expect, test } from '@jest/globals'
import type { Refusal } from '../refusal.ts'
import { ADMINISTRATOR_PERMISSIONS } from '../roles/role.ts'
import {
  refusalToChangeRolesOf,
  refusalToDeleteUser,
  refusalToDisableUser,
  refusalToEnableUser,
  refusalToGiveRole,
  refusalToMakeAdministrator,
  refusalToRemoveRole,
  refusalToResetPassword,
} from './user-rules.ts'

const me = { email: 'me@program.example' }
const user = {
  email: 'user@program.example',
  status: 'ACTIVE',
  credentialState: 'CONFIRMED',
  isLastAdministrator: false,
} as const
const suspended = { ...user, status: 'SUSPENDED' } as const
const last = { ...user, isLastAdministrator: true }
const self = { ...user, ...me }
const administrator = { label: 'Administrator', resources: [...ADMINISTRATOR_PERMISSIONS] }
const both = ADMINISTRATOR_PERMISSIONS
const [half, otherHalf] = [{ resources: [both[0]] }, { resources: [both[1]] }]
const viewer = { label: 'Viewer', resources: ['user.search'] }
const maker = { permissions: new Set(['role.publish', 'role.update']) }
const halfMaker = { permissions: new Set(['role.update']) }

test.each<[string, Refusal | undefined, string | undefined]>([
  ['another one is disabled', refusalToDisableUser(user, me), undefined],
  ['oneself is disabled', refusalToDisableUser(self, me), 'SELF_ACTION_FORBIDDEN'],
  ['the last administrator is disabled', refusalToDisableUser(last, me), 'LAST_ADMINISTRATOR'],
  ['one who is suspended is disabled', refusalToDisableUser(suspended, me), 'INVALID_STATE'],
  ['one who is suspended is enabled', refusalToEnableUser(suspended), undefined],
  ['one who is active is enabled', refusalToEnableUser(user), 'INVALID_STATE'],
  ['another one is deleted', refusalToDeleteUser(user, me), undefined],
  ['one who is suspended is deleted', refusalToDeleteUser(suspended, me), undefined],
  ['oneself is deleted', refusalToDeleteUser(self, me), 'SELF_ACTION_FORBIDDEN'],
  ['the last administrator is deleted', refusalToDeleteUser(last, me), 'LAST_ADMINISTRATOR'],
  ['an active one gets a new password', refusalToResetPassword(user), undefined],
  ['a suspended one gets a new password', refusalToResetPassword(suspended), 'USER_SUSPENDED'],
  ['the last administrator gets a new password', refusalToResetPassword(last), 'LAST_ADMINISTRATOR'],
  [
    'the last administrator is invited once more',
    refusalToResetPassword({ ...last, credentialState: 'INVITED' }),
    undefined,
  ],
  [
    'a second role would make an administrator',
    refusalToMakeAdministrator({ held: [half], given: [otherHalf] }, halfMaker),
    'ROLE_ESCALATION',
  ],
  [
    'an administrator makes another by a second role',
    refusalToMakeAdministrator({ held: [half], given: [otherHalf] }, { permissions: new Set(both) }),
    undefined,
  ],
  [
    'an administrator is given one more role',
    refusalToMakeAdministrator({ held: [administrator], given: [viewer] }, halfMaker),
    undefined,
  ],
  ['the roles of another one change', refusalToChangeRolesOf(user, me), undefined],
  ['one’s own roles change', refusalToChangeRolesOf(self, me), 'ROLE_ESCALATION'],
  ['another one loses all roles', refusalToRemoveRole(user, [], me), undefined],
  ['oneself loses a role', refusalToRemoveRole(self, [administrator], me), 'ROLE_ESCALATION'],
  [
    'the last administrator loses what makes one',
    refusalToRemoveRole(last, [viewer], me),
    'LAST_ADMINISTRATOR',
  ],
  [
    'the last administrator loses another role',
    refusalToRemoveRole(last, [viewer, administrator], me),
    undefined,
  ],
  ['a plain role is given', refusalToGiveRole(viewer, { permissions: new Set() }), undefined],
  [
    'a role that makes roles is given by one who may make roles',
    refusalToGiveRole(administrator, maker),
    undefined,
  ],
  [
    'a role that makes roles is given by one who may not',
    refusalToGiveRole(administrator, halfMaker),
    'ROLE_ESCALATION',
  ],
])('%s', (_, refusal, reason) => {
  expect(refusal?.reason).toBe(reason)
})
