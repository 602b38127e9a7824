import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './change-request-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.changeRequestSchemas>()

/** Change requests of all directories. */
export const listAllChangeRequests = endpoint('listAllChangeRequests', 'GET /change-requests', {
  permission: 'changeRequest.search',
})

export const listChangeRequests = endpoint('listChangeRequests', 'GET /directories/:dirId/change-requests', {
  permission: 'changeRequest.search',
  reasons: ['DIRECTORY_NOT_FOUND'],
})

export const getChangeRequest = endpoint('getChangeRequest', 'GET /change-requests/:changeRequestId', {
  permission: 'changeRequest.get',
  revisioned: true,
  reasons: ['CHANGE_REQUEST_NOT_FOUND'],
})

/** Changes dismiss the reviews so far. */
export const listReviews = endpoint('listReviews', 'GET /change-requests/:changeRequestId/reviews', {
  permission: 'changeRequest.get',
  reasons: ['CHANGE_REQUEST_NOT_FOUND'],
})
