import { getDictionary } from '../accounts/account-endpoints.ts'
import { endpointsTypedBy } from '../endpoint.ts'
import { getAccess } from '../people/me-endpoints.ts'
import type * as schemas from './role-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.roleSchemas>()

export const listRoles = endpoint('listRoles', 'GET /roles', { permission: 'role.search' })

export const publishRole = endpoint('publishRole', 'POST /roles', {
  permission: 'role.publish',
  status: 201,
  revisioned: true,
  audit: 'ROLE_PUBLISHED',
  reasons: ['ROLE_EXISTS', 'UNKNOWN_PERMISSION', 'ROLE_ESCALATION'],
  changes: () => [listRoles, getDictionary],
})

export const getRole = endpoint('getRole', 'GET /roles/:roleId', {
  permission: 'role.get',
  revisioned: true,
  reasons: ['ROLE_NOT_FOUND'],
})

export const updateRole = endpoint('updateRole', 'PUT /roles/:roleId', {
  permission: 'role.update',
  revisioned: true,
  audit: 'ROLE_UPDATED',
  reasons: [
    'ROLE_NOT_FOUND',
    'ROLE_BUILT_IN',
    'ROLE_ESCALATION',
    'LAST_ADMINISTRATOR',
    'UNKNOWN_PERMISSION',
    'FIELD_IMMUTABLE',
    'CHANGE_REASON_REQUIRED',
  ],
  changes: () => [getRole, listRoles, getAccess],
})

/** The permissions that applications bring, by group. Everyone can read what they mean. */
export const listDeclaredPermissions = endpoint('listDeclaredPermissions', 'GET /declared-permissions', {
  permission: null,
})

export const deleteRole = endpoint('deleteRole', 'DELETE /roles/:roleId', {
  permission: 'role.delete',
  status: 204,
  revisioned: true,
  audit: 'ROLE_DELETED',
  reasons: ['ROLE_NOT_FOUND', 'ROLE_BUILT_IN', 'ROLE_IN_USE', 'CHANGE_REASON_REQUIRED'],
  changes: () => [getRole, listRoles, getDictionary],
})
