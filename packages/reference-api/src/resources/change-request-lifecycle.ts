import type { PersonRef } from '@portal/contract/formats.ts'
import {
  type MergeBlockedReason,
  OPEN_CHANGE_REQUEST_STATUSES,
  type ReviewDecision,
} from '@portal/contract/resources/change-request.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { ApiError } from '../http/api-error.ts'
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

const invalid = (message: string) => new ApiError('INVALID_STATE', { message })

export const isOpen = ({ status }: Pick<RequestState, 'status'>): boolean =>
  isOneOf(OPEN_CHANGE_REQUEST_STATUSES, status)

/** Throws CHANGE_REQUEST_CLOSED once a request is merged, rejected or withdrawn. */
export function requireOpen(request: Pick<RequestState, 'status'>): void {
  if (!isOpen(request)) throw new ApiError('CHANGE_REQUEST_CLOSED')
}

/** Throws NOT_AUTHOR. */
export function requireAuthor({ authorId }: RequestState, { id }: Person): void {
  if (authorId !== id) throw new ApiError('NOT_AUTHOR')
}

/** Whether somebody wrote the request or what it is about. */
export const isOwnWork = (
  { authorId }: Pick<RequestState, 'authorId'>,
  { authorIds }: Pick<ReviewedVersion, 'authorIds'>,
  { id }: Person,
): boolean => authorId === id || authorIds.includes(id)

/** Throws unless a version is in the state that this kind of request is for. */
export function requireRequestable(kind: RequestState['kind'], { status }: ReviewedVersion): void {
  const wanted = kind === 'PUBLISH' ? 'DRAFT' : 'PUBLISHED'
  if (status === wanted) return
  throw invalid(
    kind === 'PUBLISH' ? 'Only a draft can be published.' : 'Only a published version needs a request.',
  )
}

/** Throws unless `reviewer` may review now: four eyes, for everybody, whatever his rights. */
export function requireReviewable(request: RequestState, version: ReviewedVersion, reviewer: Person): void {
  requireOpen(request)
  if (isOwnWork(request, version, reviewer)) throw new ApiError('SELF_REVIEW_FORBIDDEN')
  if (request.status === 'APPROVED') throw invalid('The request is approved and waits to be merged.')
}

/** The request after a review; `approvals` counts this one too. */
export function reviewed<State extends RequestState>(
  request: State,
  decision: ReviewDecision,
  approvals: number,
): State {
  if (decision === 'REJECT') return { ...request, status: 'REJECTED' }
  if (decision === 'REQUEST_CHANGES') return { ...request, status: 'CHANGES_REQUESTED' }
  if (request.status === 'CHANGES_REQUESTED')
    throw invalid('Changes were requested. The author opens the request again.')
  return approvals >= request.approvalsNeeded ? { ...request, status: 'APPROVED' } : request
}

/** Asks for reviews anew, of what the version is now, against what is current now. */
export function askedAnew<State extends RequestState>(
  request: State,
  { currentVersionId }: ReviewedFile,
): State {
  return { ...request, status: 'OPEN', baseVersionId: currentVersionId, mergeBlockedReason: null }
}

/** The author opens the request again after changes were requested. */
export function reopened<State extends RequestState>(request: State, by: Person, file: ReviewedFile): State {
  requireOpen(request)
  requireAuthor(request, by)
  if (request.status !== 'CHANGES_REQUESTED')
    throw invalid('Only a request with changes requested is opened again.')
  return askedAnew(request, file)
}

export function withdrawn<State extends RequestState>(request: State, by: Person): State {
  requireOpen(request)
  requireAuthor(request, by)
  return { ...request, status: 'WITHDRAWN', mergeBlockedReason: null }
}

/** Why an approved request cannot be merged without a look; `undefined` when it can. */
export function mergeObstacle(
  { kind, baseVersionId }: RequestState,
  { status }: ReviewedVersion,
  { currentVersionId }: ReviewedFile,
  isShown: boolean,
): MergeBlockedReason | undefined {
  if (status !== (kind === 'PUBLISH' ? 'DRAFT' : 'PUBLISHED')) return 'VERSION_GONE'
  if (kind === 'DELETE' && isShown) return 'VERSION_IN_USE'
  return currentVersionId === baseVersionId ? undefined : 'BASE_CHANGED'
}

/** Throws unless a request can be merged by hand, after a look at what has changed since. */
export function requireMergeable(request: RequestState, obstacle: MergeBlockedReason | undefined): void {
  requireOpen(request)
  if (request.status !== 'APPROVED') throw invalid('The request is not approved yet.')
  if (obstacle === 'VERSION_GONE') throw new ApiError('MERGE_CONFLICT')
  if (obstacle === 'VERSION_IN_USE') throw new ApiError('VERSION_IN_USE')
}

export const merged = <State extends RequestState>(request: State, { at, by }: Moment): State => ({
  ...request,
  status: 'MERGED',
  mergeBlockedReason: null,
  mergedAt: at,
  mergedBy: by,
})
