import { isDeepStrictEqual } from 'node:util'
import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { ApiError, fieldDetail } from '../http/api-error.ts'

/** What the rules look at and change. */
export interface DpaState {
  readonly status: Status
  readonly draft: DpaBody
  readonly published: DpaBody | null
}

/** Whether the draft of a published DPA says something else than what is live. */
export const hasUnpublishedChanges = ({ draft, published }: Omit<DpaState, 'status'>): boolean =>
  published !== null && !isDeepStrictEqual(draft, published)

/** Saves the draft; the published copy stays. Once published, a reason is needed, and the SRCI's own id is fixed. */
export function saveDraft<State extends DpaState>(
  dpa: State,
  draft: DpaBody,
  reason: string | undefined,
): State {
  if (dpa.published && reason === undefined) {
    throw new ApiError('CHANGE_REASON_REQUIRED', {
      details: [fieldDetail('/changeReason', 'REQUIRED', 'Change reason: This field is required')],
    })
  }
  if (dpa.published && dpa.published.srciDpaId !== draft.srciDpaId) {
    const message = 'This cannot change once the DPA was published.'
    throw new ApiError('FIELD_IMMUTABLE', {
      details: [fieldDetail('/srciDpaId', 'FIELD_IMMUTABLE', message)],
    })
  }
  return { ...dpa, draft }
}

/** Copies the draft to the published copy, as what will be the next revision. */
export function publish<State extends DpaState & { readonly revision: number }>(
  dpa: State,
  srci: { readonly published: object | null },
  by: PersonRef,
  at = new Date(),
) {
  if (!srci.published) throw new ApiError('SUBJECT_NOT_PUBLISHED')
  if (dpa.published && !hasUnpublishedChanges(dpa)) throw new ApiError('NOTHING_TO_PUBLISH')
  const publication = { publishedRevision: dpa.revision + 1, publishedAt: at, publishedBy: by }
  return { ...dpa, ...publication, published: dpa.draft }
}

/** Suspends or activates, at once and without publishing. */
export function changeStatus<State extends DpaState>(dpa: State, status: Status): State {
  if (dpa.status !== status) return { ...dpa, status }
  throw new ApiError('INVALID_STATE', { message: `The DPA is ${status.toLowerCase()} already.` })
}

/** Throws unless the DPA may go: a live one must be suspended first. */
export function requireDeletable({ status, published }: DpaState): void {
  if (published && status === 'ACTIVE') throw new ApiError('DPA_ACTIVE')
}
