import type { Refusal } from '../refusal.ts'
import { isOneOf } from '../typed-objects.ts'
import {
  type ChangeRequestStatus,
  type MergeBlockedReason,
  OPEN_CHANGE_REQUEST_STATUSES,
} from './change-request.ts'
import type { VersionStatus } from './file.ts'

interface Standing {
  readonly status: ChangeRequestStatus
}

/** Whether a request may still change. */
export const isOpenRequest = ({ status }: Standing): boolean => isOneOf(OPEN_CHANGE_REQUEST_STATUSES, status)

export function refusalOfClosed(request: Standing): Refusal | undefined {
  if (isOpenRequest(request)) return undefined
  return { reason: 'CHANGE_REQUEST_CLOSED', message: 'The change request is closed.' }
}

/** Only drafts are published, only what is published is deleted by a request. */
export function refusalToRequest(
  kind: 'PUBLISH' | 'DELETE',
  { status }: { readonly status: VersionStatus },
): Refusal | undefined {
  if (status === (kind === 'PUBLISH' ? 'DRAFT' : 'PUBLISHED')) return undefined
  const message =
    kind === 'PUBLISH' ? 'Only a draft can be published.' : 'Only a published version needs a request.'
  return { reason: 'INVALID_STATE', message }
}

/** Four eyes, for everybody, whatever their rights: who wrote the request or the version never reviews it. */
export function refusalToReview(request: Standing & { readonly isOwnWork: boolean }): Refusal | undefined {
  const closed = refusalOfClosed(request)
  if (closed) return closed
  if (request.isOwnWork)
    return { reason: 'SELF_REVIEW_FORBIDDEN', message: 'You cannot review your own work.' }
  if (request.status === 'APPROVED')
    return { reason: 'INVALID_STATE', message: 'The request is approved and waits to be merged.' }
  return undefined
}

/** After changes were requested, the author opens the request again before anybody approves. */
export function refusalToApprove({ status }: Standing): Refusal | undefined {
  if (status !== 'CHANGES_REQUESTED') return undefined
  return { reason: 'INVALID_STATE', message: 'Changes were requested. The author opens the request again.' }
}

/** A request belongs to its author. */
export function refusalOfOthers(isAuthor: boolean): Refusal | undefined {
  return isAuthor ? undefined : { reason: 'NOT_AUTHOR', message: 'Only the author can do this.' }
}

export function refusalToReopen({ status }: Standing): Refusal | undefined {
  if (status === 'CHANGES_REQUESTED') return undefined
  return { reason: 'INVALID_STATE', message: 'Only a request with changes requested is opened again.' }
}

/** What is approved is merged; another base than at its opening needs a look, but does not forbid it. */
export function refusalToMerge(
  request: Standing,
  obstacle?: MergeBlockedReason | null | undefined,
): Refusal | undefined {
  const closed = refusalOfClosed(request)
  if (closed) return closed
  if (request.status !== 'APPROVED')
    return { reason: 'INVALID_STATE', message: 'The request is not approved yet.' }
  if (obstacle === 'VERSION_GONE')
    return { reason: 'MERGE_CONFLICT', message: 'The version cannot be published any more.' }
  if (obstacle === 'VERSION_IN_USE')
    return { reason: 'VERSION_IN_USE', message: 'A subject refers to this version.' }
  return undefined
}
