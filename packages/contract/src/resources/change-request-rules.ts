import type { Refusal } from '../refusal.ts'
import { isOneOf } from '../typed-objects.ts'
import {
  type ChangeRequestStatus,
  type MergeBlockedReason,
  OPEN_CHANGE_REQUEST_STATUSES,
} from './change-request.ts'
import type { VersionStatus } from './file.ts'

interface RequestStatus {
  readonly status: ChangeRequestStatus
}

/** Whether a request can still change. */
export const isOpenRequest = ({ status }: RequestStatus): boolean =>
  isOneOf(OPEN_CHANGE_REQUEST_STATUSES, status)

export function refusalOfClosed(request: RequestStatus): Refusal | undefined {
  if (isOpenRequest(request)) return undefined
  return { reason: 'CHANGE_REQUEST_CLOSED', message: 'The change request is closed.' }
}

/** Requests publish drafts and delete published versions. */
export function refusalToRequest(
  kind: 'PUBLISH' | 'DELETE',
  { status }: { readonly status: VersionStatus },
): Refusal | undefined {
  if (status === (kind === 'PUBLISH' ? 'DRAFT' : 'PUBLISHED')) return undefined
  const message =
    kind === 'PUBLISH' ? 'Only drafts can be published.' : 'Only published versions need a request.'
  return { reason: 'INVALID_STATE', message }
}

/** Four eyes without exceptions: the author of the request or version cannot review it. */
export function refusalToReview(
  request: RequestStatus & { readonly isOwnWork: boolean },
): Refusal | undefined {
  const closed = refusalOfClosed(request)
  if (closed) return closed
  if (request.isOwnWork)
    return { reason: 'SELF_REVIEW_FORBIDDEN', message: 'You cannot review your own work.' }
  if (request.status === 'APPROVED')
    return { reason: 'INVALID_STATE', message: 'The request is already approved.' }
  return undefined
}

/** After changes were requested, the author must reopen the request before an approval. */
export function refusalToApprove({ status }: RequestStatus): Refusal | undefined {
  if (status !== 'CHANGES_REQUESTED') return undefined
  return {
    reason: 'INVALID_STATE',
    message: 'Changes were requested. The author must request the review again.',
  }
}

/** A request belongs to its author. */
export function refusalOfOthers(isAuthor: boolean): Refusal | undefined {
  return isAuthor ? undefined : { reason: 'NOT_AUTHOR', message: 'Only the author can do this.' }
}

export function refusalToReopen({ status }: RequestStatus): Refusal | undefined {
  if (status === 'CHANGES_REQUESTED') return undefined
  return { reason: 'INVALID_STATE', message: 'Only a request with changes requested can be reopened.' }
}

/** Approved requests are merged; a changed base needs a look but does not prevent it. */
export function refusalToMerge(
  request: RequestStatus,
  obstacle?: MergeBlockedReason | null | undefined,
): Refusal | undefined {
  const closed = refusalOfClosed(request)
  if (closed) return closed
  if (request.status !== 'APPROVED')
    return { reason: 'INVALID_STATE', message: 'The request is not approved yet.' }
  if (obstacle === 'VERSION_GONE')
    return { reason: 'MERGE_CONFLICT', message: 'The version can no longer be published.' }
  if (obstacle === 'VERSION_IN_USE')
    return { reason: 'VERSION_IN_USE', message: 'A subject uses this version.' }
  return undefined
}

/** An approved request no longer waits for its approval. */
export function refusalToAwaitApproval({ status }: RequestStatus): Refusal | undefined {
  if (status !== 'APPROVED') return undefined
  return {
    reason: 'INVALID_STATE',
    message: 'The request is already approved. Apply it now, or choose a time.',
  }
}

/** A request that would be held back at its time cannot be scheduled. */
export function refusalToSchedule(
  request: RequestStatus,
  obstacle?: MergeBlockedReason | null | undefined,
): Refusal | undefined {
  const refusal = refusalToMerge(request, obstacle)
  if (refusal || obstacle !== 'BASE_CHANGED') return refusal
  return {
    reason: 'MERGE_CONFLICT',
    message: 'Another version is live. Update the version from live, or apply the request now.',
  }
}
