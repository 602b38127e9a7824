import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './developer-user-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.developerUserSchemas>()

export const listDeveloperUsers = endpoint('listDeveloperUsers', 'GET /devportal/users', {
  permission: 'devportalUser.search',
})

export const createDeveloperUser = endpoint('createDeveloperUser', 'POST /devportal/users', {
  permission: 'devportalUser.create',
  status: 201,
  revisioned: true,
  audit: 'DEVUSER_CREATED',
  reasons: ['USER_EXISTS'],
  changes: () => [listDeveloperUsers],
})

export const getDeveloperUser = endpoint('getDeveloperUser', 'GET /devportal/users/:userId', {
  permission: 'devportalUser.get',
  revisioned: true,
  reasons: ['USER_NOT_FOUND'],
})

export const updateDeveloperUser = endpoint('updateDeveloperUser', 'PUT /devportal/users/:userId', {
  permission: 'devportalUser.update',
  revisioned: true,
  audit: 'DEVUSER_UPDATED',
  reasons: ['USER_NOT_FOUND', 'FIELD_IMMUTABLE'],
  changes: () => [getDeveloperUser, listDeveloperUsers],
})

export const deleteDeveloperUser = endpoint('deleteDeveloperUser', 'DELETE /devportal/users/:userId', {
  permission: 'devportalUser.delete',
  status: 204,
  revisioned: true,
  audit: 'DEVUSER_DELETED',
  reasons: ['USER_NOT_FOUND', 'CHANGE_REASON_REQUIRED'],
  changes: () => [listDeveloperUsers],
})

/** Returns a result per user: one that cannot be enabled does not block others. */
export const enableDeveloperUsers = endpoint('enableDeveloperUsers', 'POST /devportal/users/enable', {
  permission: 'devportalUser.enable',
  audit: 'DEVUSER_ENABLED',
  changes: () => [getDeveloperUser, listDeveloperUsers],
})

export const rejectDeveloperUsers = endpoint('rejectDeveloperUsers', 'POST /devportal/users/reject', {
  permission: 'devportalUser.reject',
  audit: 'DEVUSER_REJECTED',
  reasons: ['CHANGE_REASON_REQUIRED'],
  changes: () => [getDeveloperUser, listDeveloperUsers],
})
