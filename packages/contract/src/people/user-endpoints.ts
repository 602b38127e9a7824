import { endpointsTypedBy } from '../endpoint.ts'
import { getRole, listRoles } from '../roles/role-endpoints.ts'
import { listAccessRequests } from './access-request-endpoints.ts'
import type * as schemas from './user-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.userSchemas>()

/** `userId` is an ID or an email address, everywhere. */
export const listUsers = endpoint('listUsers', 'GET /users', { permission: 'user.search' })

export const createUser = endpoint('createUser', 'POST /users', {
  permission: 'user.create',
  status: 201,
  audit: 'USER_CREATED',
  revisioned: true,
  reasons: ['USER_EXISTS', 'ROLE_NOT_FOUND', 'ROLE_ESCALATION'],
  changes: () => [listUsers, listRoles, getRole],
})

export const getUser = endpoint('getUser', 'GET /users/:userId', {
  permission: 'user.search',
  revisioned: true,
  reasons: ['USER_NOT_FOUND'],
})

export const updateUser = endpoint('updateUser', 'PUT /users/:userId', {
  permission: 'user.update',
  revisioned: true,
  audit: 'USER_UPDATED',
  reasons: ['USER_NOT_FOUND'],
  changes: () => [getUser, listUsers],
})

export const deleteUser = endpoint('deleteUser', 'DELETE /users/:userId', {
  permission: 'user.delete',
  status: 204,
  revisioned: true,
  audit: 'USER_DELETED',
  reasons: ['USER_NOT_FOUND', 'SELF_ACTION_FORBIDDEN', 'LAST_ADMINISTRATOR', 'CHANGE_REASON_REQUIRED'],
  changes: () => [getUser, listUsers, listRoles, getRole],
})

export const enableUser = endpoint('enableUser', 'PUT /users/:userId/enabled', {
  permission: 'user.enable',
  revisioned: true,
  audit: 'USER_ENABLED',
  reasons: ['USER_NOT_FOUND', 'INVALID_STATE'],
  changes: () => [getUser, listUsers],
})

export const disableUser = endpoint('disableUser', 'PUT /users/:userId/disabled', {
  permission: 'user.disable',
  revisioned: true,
  audit: 'USER_DISABLED',
  reasons: [
    'USER_NOT_FOUND',
    'SELF_ACTION_FORBIDDEN',
    'LAST_ADMINISTRATOR',
    'INVALID_STATE',
    'CHANGE_REASON_REQUIRED',
  ],
  changes: () => [getUser, listUsers],
})

/** An operator who was invited but has never signed in gets a new invitation. */
export const resetUserPassword = endpoint('resetUserPassword', 'POST /users/:userId/password-reset', {
  permission: 'user.passwordReset',
  status: 202,
  revisioned: true,
  audit: 'USER_PASSWORD_RESET',
  reasons: ['USER_NOT_FOUND', 'USER_SUSPENDED', 'INVALID_STATE'],
  changes: () => [getUser, listUsers],
})

export const listUserRoles = endpoint('listUserRoles', 'GET /users/:userId/roles', {
  permission: 'user.search',
  revisioned: true,
  reasons: ['USER_NOT_FOUND'],
})

export const addUserRoles = endpoint('addUserRoles', 'POST /users/:userId/roles', {
  permission: 'user.role.add',
  revisioned: true,
  audit: 'USER_ROLE_ADDED',
  reasons: ['USER_NOT_FOUND', 'ROLE_NOT_FOUND', 'ROLE_ESCALATION'],
  changes: () => [getUser, listUsers, listUserRoles, listRoles, getRole, listAccessRequests],
})

export const removeUserRole = endpoint('removeUserRole', 'DELETE /users/:userId/roles/:roleId', {
  permission: 'user.role.remove',
  status: 204,
  revisioned: true,
  audit: 'USER_ROLE_REMOVED',
  reasons: ['USER_NOT_FOUND', 'ROLE_NOT_FOUND', 'ROLE_ESCALATION', 'LAST_ADMINISTRATOR'],
  changes: () => [getUser, listUsers, listUserRoles, listRoles, getRole],
})
