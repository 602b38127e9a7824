import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './access-request-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.accessRequestSchemas>()

/** The caller's own requests, newest first. */
export const listMyAccessRequests = endpoint('listMyAccessRequests', 'GET /access-requests/mine', {
  permission: null,
})

/** The open requests that the caller can decide, oldest first. */
export const listAccessRequests = endpoint('listAccessRequests', 'GET /access-requests', {
  permission: 'user.role.add',
})

const changes = () => [listMyAccessRequests, listAccessRequests]

/** A repeated request for the same role returns the open one. Assigning the role closes it. */
export const requestAccess = endpoint('requestAccess', 'POST /access-requests', {
  permission: null,
  status: 201,
  audit: 'ACCESS_REQUESTED',
  callsPerMinute: 10,
  reasons: ['ROLE_NOT_FOUND', 'INVALID_STATE'],
  changes,
})

export const withdrawAccessRequest = endpoint(
  'withdrawAccessRequest',
  'PUT /access-requests/:requestId/withdrawn',
  {
    permission: null,
    audit: 'ACCESS_WITHDRAWN',
    reasons: ['ACCESS_REQUEST_NOT_FOUND', 'INVALID_STATE'],
    changes,
  },
)

export const declineAccessRequest = endpoint(
  'declineAccessRequest',
  'PUT /access-requests/:requestId/declined',
  {
    permission: 'user.role.add',
    audit: 'ACCESS_DECLINED',
    reasons: ['ACCESS_REQUEST_NOT_FOUND', 'INVALID_STATE', 'CHANGE_REASON_REQUIRED'],
    changes,
  },
)
