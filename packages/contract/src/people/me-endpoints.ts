import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './me-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.meSchemas>()

export { getAccess } from './access-endpoint.ts'

export const getCurrentUser = endpoint('getCurrentUser', 'GET /users/me/user-data', {
  permission: null,
  revisioned: true,
})

export const updateCurrentUser = endpoint('updateCurrentUser', 'PUT /users/me/user-data', {
  permission: null,
  revisioned: true,
  audit: 'USER_SELF_UPDATED',
  changes: () => [getCurrentUser],
})

export const changePassword = endpoint('changePassword', 'PUT /users/me/password', {
  permission: null,
  status: 204,
  audit: 'USER_PASSWORD_CHANGED',
  callsPerMinute: 5,
  reasons: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_POLICY'],
  changes: () => [getCurrentUser],
})
