import type { PersonRef } from '@portal/contract/formats.ts'
import type { MergeBlockedReason, ReviewDecision } from '@portal/contract/resources/change-request.ts'
import {
  refusalOfClosed,
  refusalOfOthers,
  refusalToApprove,
  refusalToMerge,
  refusalToReopen,
  refusalToRequest,
  refusalToReview,
  refusalToSchedule,
} from '@portal/contract/resources/change-request-rules.ts'
import { requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { ChangeRequestTable, FileTable, FileVersionTable } from './resource-tables.ts'
import type { Moment } from './version-lifecycle.ts'

type RequestState = Pick<
  ChangeRequestTable,
  | 'kind'
  | 'status'
  | 'authorId'
  | 'baseVersionId'
  | 'approvalsNeeded'
  | 'mergeBlockedReason'
  | 'mergedAt'
  | 'mergedBy'
>
type ReviewedVersion = Pick<FileVersionTable, 'status' | 'authorIds'>
type ReviewedFile = Pick<FileTable, 'currentVersionId'>
type Person = Pick<PersonRef, 'id'>

/** Throws CHANGE_REQUEST_CLOSED once a request is merged, rejected or withdrawn. */
export const requireOpen = (request: Pick<RequestState, 'status'>): void =>
  requireAllowed(refusalOfClosed(request))

/** Throws NOT_AUTHOR. */
export const requireAuthor = ({ authorId }: Pick<RequestState, 'authorId'>, { id }: Person): void =>
  requireAllowed(refusalOfOthers(authorId === id))

/** Whether somebody wrote the request or its version. */
export const isOwnWork = (
  { authorId }: Pick<RequestState, 'authorId'>,
  { authorIds }: Pick<ReviewedVersion, 'authorIds'>,
  { id }: Person,
): boolean => authorId === id || authorIds.includes(id)

/** Throws unless a version is in the state that this kind of request requires. */
export const requireRequestable = (kind: RequestState['kind'], version: ReviewedVersion): void =>
  requireAllowed(refusalToRequest(kind, version))

/** Throws unless `reviewer` may review now: four eyes, for everybody, whatever their permissions. */
export function requireReviewable(
  { status, authorId }: RequestState,
  version: ReviewedVersion,
  reviewer: Person,
): void {
  requireAllowed(refusalToReview({ status, isOwnWork: isOwnWork({ authorId }, version, reviewer) }))
}

/** The request after a review; `approvals` includes this one. */
export function reviewed<State extends RequestState>(
  request: State,
  decision: ReviewDecision,
  approvals: number,
): State {
  if (decision === 'REJECT') return { ...request, status: 'REJECTED' }
  if (decision === 'REQUEST_CHANGES') return { ...request, status: 'CHANGES_REQUESTED' }
  requireAllowed(refusalToApprove(request))
  return approvals >= request.approvalsNeeded ? { ...request, status: 'APPROVED' } : request
}

/** Requests new reviews, of the current state of the version, against the version that is live now. */
export function askedAgain<State extends RequestState>(
  request: State,
  { currentVersionId }: ReviewedFile,
): State {
  return { ...request, status: 'OPEN', baseVersionId: currentVersionId, mergeBlockedReason: null }
}

/** The author reopens the request after changes were requested. */
export function reopened<State extends RequestState>(request: State, by: Person, file: ReviewedFile): State {
  requireOpen(request)
  requireAuthor(request, by)
  requireAllowed(refusalToReopen(request))
  return askedAgain(request, file)
}

export function withdrawn<State extends RequestState>(request: State, by: Person): State {
  requireOpen(request)
  requireAuthor(request, by)
  return { ...request, status: 'WITHDRAWN', mergeBlockedReason: null }
}

/** Why an approved request cannot be merged automatically; `undefined` when it can. */
export function mergeObstacle(
  { kind, baseVersionId }: Pick<RequestState, 'kind' | 'baseVersionId'>,
  { status }: Pick<ReviewedVersion, 'status'>,
  { currentVersionId }: ReviewedFile,
  isShown: boolean,
): MergeBlockedReason | undefined {
  if (status !== (kind === 'PUBLISH' ? 'DRAFT' : 'PUBLISHED')) return 'VERSION_GONE'
  if (kind === 'DELETE' && isShown) return 'VERSION_IN_USE'
  return currentVersionId === baseVersionId ? undefined : 'BASE_CHANGED'
}

/** Throws unless a request can be merged by hand, with the latest changes seen. */
export const requireMergeable = (request: RequestState, obstacle: MergeBlockedReason | undefined): void =>
  requireAllowed(refusalToMerge(request, obstacle))

/** Throws unless a request can be applied at a time. */
export const requireSchedulable = (request: RequestState, obstacle: MergeBlockedReason | undefined): void =>
  requireAllowed(refusalToSchedule(request, obstacle))

/** The request after its merge into the file, whose live version is the one that it replaces. */
export const merged = <State extends RequestState>(
  request: State,
  { currentVersionId }: ReviewedFile,
  { at, by }: Moment,
): State => ({
  ...request,
  baseVersionId: currentVersionId,
  status: 'MERGED',
  mergeBlockedReason: null,
  mergedAt: at,
  mergedBy: by,
})
