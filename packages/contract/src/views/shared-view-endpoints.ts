import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './shared-view-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.sharedViewSchemas>()

/** Besides signing in, each requires what the read of the view's list requires. */
const facts = {
  permission: null,
  reasons: ['LIST_NOT_FOUND', 'SUBJECT_NOT_FOUND', 'SUBJECT_TYPE_FORBIDDEN'],
} as const

/** The views of one list that anyone shared, by name. */
export const listSharedViews = endpoint('listSharedViews', 'GET /shared-views', facts)

const changes = () => [listSharedViews]

export const shareView = endpoint('shareView', 'POST /shared-views', {
  ...facts,
  status: 201,
  revisioned: true,
  audit: 'SHARED_VIEW_ADDED',
  reasons: [...facts.reasons, 'SHARED_VIEW_EXISTS', 'SHARED_VIEW_LIMIT'],
  changes,
})

/** Renames or replaces the caller's own view. */
export const updateSharedView = endpoint('updateSharedView', 'PUT /shared-views/:viewId', {
  ...facts,
  revisioned: true,
  audit: 'SHARED_VIEW_UPDATED',
  reasons: [...facts.reasons, 'SHARED_VIEW_NOT_FOUND', 'NOT_AUTHOR', 'SHARED_VIEW_EXISTS'],
  changes,
})

export const removeSharedView = endpoint('removeSharedView', 'DELETE /shared-views/:viewId', {
  ...facts,
  status: 204,
  revisioned: true,
  audit: 'SHARED_VIEW_REMOVED',
  reasons: [...facts.reasons, 'SHARED_VIEW_NOT_FOUND', 'NOT_AUTHOR'],
  changes,
})
