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
  ['another one is disabled', refusalToDisableUser(user, me), undefined],
  ['oneself is disabled', refusalToDisableUser(self, me), 'SELF_ACTION_FORBIDDEN'],
  ['the last administrator is disabled', refusalToDisableUser(last, me), 'LAST_ADMINISTRATOR'],
  ['one who is suspended is disabled', refusalToDisableUser(suspended, me), 'INVALID_STATE'],
  ['one who is suspended is enabled', refusalToEnableUser(suspended, me), undefined],
  ['one who is active is enabled', refusalToEnableUser(user, me), 'INVALID_STATE'],
  ['another one is deleted', refusalToDeleteUser(user, me), undefined],
  ['one who is suspended is deleted', refusalToDeleteUser(suspended, me), undefined],
  ['oneself is deleted', refusalToDeleteUser(self, me), 'SELF_ACTION_FORBIDDEN'],
  ['the last administrator is deleted', refusalToDeleteUser(last, me), 'LAST_ADMINISTRATOR'],
  [
    'an administrator is disabled by another',
    refusalToDisableUser(chief, { ...me, ...everything }),
    undefined,
  ],
  [
    'an administrator is disabled by a user administrator',
    refusalToDisableUser(chief, me),
    'ROLE_ESCALATION',
  ],
  ['an administrator is deleted by a user administrator', refusalToDeleteUser(chief, me), 'ROLE_ESCALATION'],
  [
    'an administrator is enabled by a user administrator',
    refusalToEnableUser(suspendedChief, me),
    'ROLE_ESCALATION',
  ],
  ['an active one gets a new password', refusalToResetPassword(user, me), undefined],
  ['a suspended one gets a new password', refusalToResetPassword(suspended, me), 'USER_SUSPENDED'],
  ['the last administrator gets a new password', refusalToResetPassword(last, me), 'LAST_ADMINISTRATOR'],
  [
    'an administrator gets a new password by a user administrator',
    refusalToResetPassword(chief, me),
    'ROLE_ESCALATION',
  ],
  ['an administrator gets a new password by another', refusalToResetPassword(chief, everything), undefined],
  [
    'the last administrator is invited once more by another',
    refusalToResetPassword({ ...last, credentialState: 'INVITED' }, everything),
    undefined,
  ],
  [
    'a second role would make an administrator',
    refusalToMakeAdministrator({ held: [half], given: [otherHalf] }, little),
    'ROLE_ESCALATION',
  ],
  [
    'two permissions make no administrator',
    refusalToMakeAdministrator({ held: [], given: [{ resources: [...little.permissions] }] }, little),
    undefined,
  ],
  [
    'an administrator makes another by a second role',
    refusalToMakeAdministrator({ held: [half], given: [otherHalf] }, everything),
    undefined,
  ],
  [
    'an administrator is given one more role',
    refusalToMakeAdministrator({ held: [all], given: [viewer] }, little),
    undefined,
  ],
  ['the roles of another one change', refusalToChangeRolesOf(user, me), undefined],
  ['one’s own roles change', refusalToChangeRolesOf(self, me), 'ROLE_ESCALATION'],
  ['another one loses all roles', refusalToRemoveRole(user, [], me), undefined],
  ['oneself loses a role', refusalToRemoveRole(self, [all], me), 'ROLE_ESCALATION'],
  [
    'the last administrator loses what makes one',
    refusalToRemoveRole(last, [viewer], me),
    'LAST_ADMINISTRATOR',
  ],
  ['the last administrator loses another role', refusalToRemoveRole(last, [viewer, all], me), undefined],
  ['a role is given by one who lacks it', refusalToGiveRole(viewer, little), undefined],
  [
    'a role that gives roles is given by one who holds all of it',
    refusalToGiveRole(spreading('user.role.add'), little),
    undefined,
  ],
  [
    'a role that gives roles is given by one who lacks a subject type of it',
    refusalToGiveRole(spreading('user.role.add', 'SRCI'), little),
    'ROLE_ESCALATION',
  ],
  [
    'a role that publishes roles is given by one who lacks that',
    refusalToGiveRole(spreading('role.publish'), little),
    'ROLE_ESCALATION',
  ],
  [
    'a role that makes roles is given by one who can do that and lacks the rest',
    refusalToGiveRole(all, little),
    'ROLE_ESCALATION',
  ],
  ['a role that makes roles is given by an administrator', refusalToGiveRole(all, everything), undefined],
])('%s', (_, refusal, reason) => {
  expect(refusal?.reason).toBe(reason)
})
