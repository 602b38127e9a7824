import { expect, test } from '@jest/globals'
import { PERMISSIONS } from '../permission-table.ts'
import type { Refusal } from '../refusal.ts'
import { SUBJECT_TYPES, type SubjectType } from '../subjects/subject.ts'
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

const everything = { permissions: new Set<string>(PERMISSIONS), subjectTypes: new Set<string>(SUBJECT_TYPES) }
const little = { permissions: new Set(['role.update', 'user.role.add']), subjectTypes: new Set<string>() }
const me = { email: 'me@program.example', ...little }
const user = {
  email: 'user@program.example',
  status: 'ACTIVE',
  credentialState: 'CONFIRMED',
  isAdministrator: false,
  isLastAdministrator: false,
} as const
const suspended = { ...user, status: 'SUSPENDED' } as const
const chief = { ...user, isAdministrator: true }
const suspendedChief = { ...chief, status: 'SUSPENDED' } as const
const last = { ...chief, isLastAdministrator: true }
const self = { ...user, email: me.email }
const all = { label: 'Administrator', resources: [...PERMISSIONS], subjectTypes: [...SUBJECT_TYPES] }
const [half, otherHalf] = [
  { resources: PERMISSIONS.filter((_, index) => index < 50) },
  { resources: PERMISSIONS.filter((_, index) => index >= 50) },
]
const viewer = { label: 'Viewer', resources: ['user.search', 'dpa.get'], subjectTypes: [...SUBJECT_TYPES] }
const spreading = (permission: string, ...types: SubjectType[]) => ({
  label: 'Spreading',
  resources: [permission],
  subjectTypes: types,
})

test.each<[string, Refusal | undefined, string | undefined]>([
  ['disabling another user', refusalToDisableUser(user, me), undefined],
  ['disabling oneself', refusalToDisableUser(self, me), 'SELF_ACTION_FORBIDDEN'],
  ['disabling the last administrator', refusalToDisableUser(last, me), 'LAST_ADMINISTRATOR'],
  ['disabling a suspended user', refusalToDisableUser(suspended, me), 'INVALID_STATE'],
  ['enabling a suspended user', refusalToEnableUser(suspended, me), undefined],
  ['enabling an active user', refusalToEnableUser(user, me), 'INVALID_STATE'],
  ['deleting another user', refusalToDeleteUser(user, me), undefined],
  ['deleting a suspended user', refusalToDeleteUser(suspended, me), undefined],
  ['deleting oneself', refusalToDeleteUser(self, me), 'SELF_ACTION_FORBIDDEN'],
  ['deleting the last administrator', refusalToDeleteUser(last, me), 'LAST_ADMINISTRATOR'],
  [
    'another administrator disabling an administrator',
    refusalToDisableUser(chief, { ...me, ...everything }),
    undefined,
  ],
  ['a user administrator disabling an administrator', refusalToDisableUser(chief, me), 'ROLE_ESCALATION'],
  ['a user administrator deleting an administrator', refusalToDeleteUser(chief, me), 'ROLE_ESCALATION'],
  [
    'a user administrator enabling an administrator',
    refusalToEnableUser(suspendedChief, me),
    'ROLE_ESCALATION',
  ],
  ['resetting the password of an active user', refusalToResetPassword(user, me), undefined],
  ['resetting the password of a suspended user', refusalToResetPassword(suspended, me), 'USER_SUSPENDED'],
  [
    'resetting the password of the last administrator',
    refusalToResetPassword(last, me),
    'LAST_ADMINISTRATOR',
  ],
  [
    'a user administrator resetting the password of an administrator',
    refusalToResetPassword(chief, me),
    'ROLE_ESCALATION',
  ],
  [
    'another administrator resetting the password of an administrator',
    refusalToResetPassword(chief, everything),
    undefined,
  ],
  [
    'another administrator inviting the last administrator again',
    refusalToResetPassword({ ...last, credentialState: 'INVITED' }, everything),
    undefined,
  ],
  [
    'making an administrator by a second role',
    refusalToMakeAdministrator({ held: [half], given: [otherHalf] }, little),
    'ROLE_ESCALATION',
  ],
  [
    'two permissions that do not make an administrator',
    refusalToMakeAdministrator({ held: [], given: [{ resources: [...little.permissions] }] }, little),
    undefined,
  ],
  [
    'an administrator making another by a second role',
    refusalToMakeAdministrator({ held: [half], given: [otherHalf] }, everything),
    undefined,
  ],
  [
    'assigning another role to an administrator',
    refusalToMakeAdministrator({ held: [all], given: [viewer] }, little),
    undefined,
  ],
  ['changing the roles of another user', refusalToChangeRolesOf(user, me), undefined],
  ['changing one’s own roles', refusalToChangeRolesOf(self, me), 'ROLE_ESCALATION'],
  ['removing all roles of another user', refusalToRemoveRole(user, [], me), undefined],
  ['removing a role from oneself', refusalToRemoveRole(self, [all], me), 'ROLE_ESCALATION'],
  [
    'removing the administrator role from the last administrator',
    refusalToRemoveRole(last, [viewer], me),
    'LAST_ADMINISTRATOR',
  ],
  [
    'removing another role from the last administrator',
    refusalToRemoveRole(last, [viewer, all], me),
    undefined,
  ],
  ['assigning a role that one lacks', refusalToGiveRole(viewer, little), undefined],
  [
    'assigning a role that assigns roles, holding all of it',
    refusalToGiveRole(spreading('user.role.add'), little),
    undefined,
  ],
  [
    'assigning a role that assigns roles, lacking one of its subject types',
    refusalToGiveRole(spreading('user.role.add', 'SRCI'), little),
    'ROLE_ESCALATION',
  ],
  [
    'assigning a role that publishes roles, lacking that permission',
    refusalToGiveRole(spreading('role.publish'), little),
    'ROLE_ESCALATION',
  ],
  [
    'assigning a role that makes roles, lacking the rest of it',
    refusalToGiveRole(all, little),
    'ROLE_ESCALATION',
  ],
  ['an administrator assigning a role that makes roles', refusalToGiveRole(all, everything), undefined],
  [
    'an administrator assigning a role that also has what an application declares',
    refusalToGiveRole({ ...all, resources: [...PERMISSIONS, 'x.fees.close'] }, everything),
    undefined,
  ],
  [
    'assigning a role that assigns roles, lacking what an application declares',
    refusalToGiveRole(
      { ...spreading('user.role.add'), resources: ['user.role.add', 'x.fees.close'] },
      little,
    ),
    'ROLE_ESCALATION',
  ],
])('%s', (_, refusal, reason) => {
  expect(refusal?.reason).toBe(reason)
})
