import { endpointsTypedBy } from '../endpoint.ts'
import {
  getChangeRequest,
  listAllChangeRequests,
  listChangeRequests,
  listReviews,
} from './change-request-reads.ts'
import type * as schemas from './change-request-schemas.ts'
import {
  getFile,
  getFileVersion,
  getFileVersionById,
  listAllFiles,
  listDirectories,
  listFiles,
  listFileVersions,
} from './file-endpoints.ts'

export { getChangeRequest, listAllChangeRequests, listChangeRequests, listReviews }

const endpoint = endpointsTypedBy<typeof schemas.changeRequestSchemas>()

export const createChangeRequest = endpoint(
  'createChangeRequest',
  'POST /directories/:dirId/change-requests',
  {
    permission: 'changeRequest.create',
    status: 201,
    revisioned: true,
    audit: 'CR_CREATED',
    reasons: [
      'DIRECTORY_NOT_FOUND',
      'FILE_NOT_FOUND',
      'VERSION_NOT_FOUND',
      'CHANGE_REQUEST_EXISTS',
      'INVALID_STATE',
    ],
    changes: () => [
      listChangeRequests,
      listAllChangeRequests,
      listFileVersions,
      getFileVersion,
      listFiles,
      listDirectories,
    ],
  },
)

const merging = () => [
  getChangeRequest,
  listChangeRequests,
  listAllChangeRequests,
  listReviews,
  getFile,
  listFiles,
  listAllFiles,
  listDirectories,
  getFileVersion,
  getFileVersionById,
  listFileVersions,
]

/**
 * Changes what the author wrote or the state, which needs `changeRequest.update`. A merge, now or scheduled,
 * also publishes or deletes the version; `fileVersion.publish` is enough for it.
 */
export const updateChangeRequest = endpoint('updateChangeRequest', 'PUT /change-requests/:changeRequestId', {
  permission: ['changeRequest.update', 'fileVersion.publish'],
  revisioned: true,
  audit: [
    'CR_UPDATED',
    'CR_WITHDRAWN',
    'CR_REOPENED',
    'CR_SCHEDULED',
    'CR_MERGED',
    'VERSION_PUBLISHED',
    'VERSION_DELETED',
  ],
  reasons: [
    'CHANGE_REQUEST_NOT_FOUND',
    'CHANGE_REQUEST_CLOSED',
    'INVALID_STATE',
    'NOT_AUTHOR',
    'MERGE_CONFLICT',
    'VERSION_IN_USE',
    'PRECONDITION_REQUIRED',
  ],
  changes: merging,
})

const COMMENTS = '/change-requests/:changeRequestId/comments'

export const listComments = endpoint('listComments', `GET ${COMMENTS}`, {
  permission: 'changeRequest.get',
  reasons: ['CHANGE_REQUEST_NOT_FOUND'],
})

export const createComment = endpoint('createComment', `POST ${COMMENTS}`, {
  permission: 'changeRequest.comment.create',
  status: 201,
  audit: 'CR_COMMENTED',
  reasons: ['CHANGE_REQUEST_NOT_FOUND', 'COMMENT_NOT_FOUND', 'CHANGE_REQUEST_CLOSED'],
  changes: () => [listComments, getChangeRequest, listChangeRequests, listAllChangeRequests],
})

/** Resolves or reopens a comment's thread. */
export const updateComment = endpoint('updateComment', `PUT ${COMMENTS}/:commentId`, {
  permission: 'changeRequest.comment.create',
  audit: ['CR_THREAD_RESOLVED', 'CR_THREAD_REOPENED'],
  reasons: ['CHANGE_REQUEST_NOT_FOUND', 'COMMENT_NOT_FOUND', 'CHANGE_REQUEST_CLOSED'],
  changes: () => [listComments, getChangeRequest, listChangeRequests, listAllChangeRequests],
})

/** Possible reviewers: every active operator with the permission. */
export const listReviewers = endpoint('listReviewers', 'GET /change-request-reviewers', {
  permission: 'changeRequest.get',
})

/** The last approval merges immediately. If-Match is the revision the reviewer saw. */
export const createReview = endpoint('createReview', 'POST /change-requests/:changeRequestId/reviews', {
  permission: 'changeRequest.review.create',
  status: 201,
  revisioned: true,
  audit: ['CR_REVIEWED', 'CR_MERGED', 'VERSION_PUBLISHED', 'VERSION_DELETED'],
  reasons: [
    'CHANGE_REQUEST_NOT_FOUND',
    'SELF_REVIEW_FORBIDDEN',
    'CHANGE_REQUEST_CLOSED',
    'INVALID_STATE',
    'PRECONDITION_REQUIRED',
  ],
  changes: merging,
})
