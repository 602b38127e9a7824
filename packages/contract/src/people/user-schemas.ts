import { z } from 'zod'
import { changeReason, email, personRef, timestamp, unique, uuid } from '../formats.ts'
import { filter, flagFilter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { STATUSES } from '../subjects/subject.ts'
import { personName } from './me-schemas.ts'
import { CREDENTIAL_STATES, LAST_SIGN_INS, MAX_ROLES, USER_SORT_FIELDS } from './user.ts'

const RoleRef = z.object({ id: z.string(), name: z.string(), label: z.string() })

export const User = z.object({
  id: z.string(),
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  status: z.enum(STATUSES),
  suspendedReason: z.string().nullable(),
  credentialState: z.enum(CREDENTIAL_STATES),
  roles: z.array(RoleRef),
  /** Has every permission: only administrators change the status or password. */
  isAdministrator: z.boolean(),
  /** The only active administrator of the account: cannot be disabled, deleted or stripped of that. */
  isLastAdministrator: z.boolean(),
  invitedAt: timestamp.nullable(),
  lastSignInAt: timestamp.nullable(),
  /** Why the last link to choose a password could not be mailed; `nextAttemptAt` is null when it is not retried. */
  mailFailure: z.object({ code: z.string(), nextAttemptAt: timestamp.nullable() }).nullable(),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
})

const UserRoles = z.object({ items: z.array(RoleRef) })
const roleIds = unique(z.array(uuid).min(1).max(MAX_ROLES))
const optionalReason = { changeReason: changeReason.optional() }

export const userSchemas = {
  listUsers: {
    query: z.strictObject({
      ...listQuery(USER_SORT_FIELDS),
      status: filter(STATUSES),
      credentialState: filter(CREDENTIAL_STATES),
      /** Names or IDs of roles. */
      role: textFilter,
      /** Permissions, any of which the user has from a role. */
      permission: textFilter,
      lastSignIn: filter(LAST_SIGN_INS),
      /** Users whose last link to choose a password could not be mailed. */
      hasMailFailure: flagFilter,
      createdFrom: periodEnd,
      createdTo: periodEnd,
    }),
    response: pageOf(User),
  },
  createUser: {
    body: z.strictObject({
      email,
      given_name: personName,
      family_name: personName,
      roleIds,
      ...optionalReason,
    }),
    response: User,
  },
  getUser: { response: User },
  updateUser: {
    body: z.strictObject({ given_name: personName, family_name: personName, ...optionalReason }),
    response: User,
  },
  deleteUser: {},
  enableUser: { body: z.strictObject(optionalReason), response: User },
  disableUser: { body: z.strictObject({ changeReason }), response: User },
  resetUserPassword: { body: z.strictObject(optionalReason) },
  listUserRoles: { response: UserRoles },
  addUserRoles: { body: z.strictObject({ roleIds, ...optionalReason }), response: UserRoles },
  removeUserRole: {},
}

export type User = z.infer<typeof User>
export type RoleRef = z.infer<typeof RoleRef>
