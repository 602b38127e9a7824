import { isDeepStrictEqual } from 'node:util'
import { DpaBody } from '@portal/contract/dpas/dpa-body.ts'
import {
  needsReasonToSaveDpa,
  refusalToChangeDpaStatus,
  refusalToDeleteDpa,
  refusalToPublishDpa,
} from '@portal/contract/dpas/dpa-rules.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { PublicationStatus, Status } from '@portal/contract/subjects/subject.ts'
import { ApiError, fieldDetail, requireAllowed } from '@portal/server-common/http/api-error.ts'
import { bodyDetails } from '@portal/server-common/http/issue-details.ts'

/** The fields that the rules read and change. */
export interface DpaState {
  readonly status: Status
  readonly draft: DpaBody
  readonly published: DpaBody | null
}

/** Whether the draft of a published DPA differs from what is live. */
export const hasUnpublishedChanges = ({ draft, published }: Omit<DpaState, 'status'>): boolean =>
  published !== null && !isDeepStrictEqual(draft, published)

const publicationStatus = ({ published }: { readonly published: object | null }): PublicationStatus =>
  published === null ? 'DRAFT' : 'PUBLISHED'

/**
 * Saves the draft; the published copy stays unchanged. Once published, a reason is required, and srciDpaId is fixed.
 */
export function saveDraft<State extends DpaState>(
  dpa: State,
  draft: DpaBody,
  reason: string | undefined,
): State {
  if (reason === undefined && needsReasonToSaveDpa({ publicationStatus: publicationStatus(dpa) })) {
    throw new ApiError('CHANGE_REASON_REQUIRED', {
      details: [fieldDetail('/changeReason', 'REQUIRED', 'Change reason: This field is required')],
    })
  }
  if (dpa.published && dpa.published.srciDpaId !== draft.srciDpaId) {
    const message = 'This cannot change after the DPA was published.'
    throw new ApiError('FIELD_IMMUTABLE', {
      details: [fieldDetail('/srciDpaId', 'FIELD_IMMUTABLE', message)],
    })
  }
  return { ...dpa, draft }
}

/** Throws unless the draft meets the current requirements; it may have been saved when there were fewer. */
function requireComplete({ draft }: DpaState): void {
  const { error } = DpaBody.safeParse(draft, { reportInput: true })
  if (error) throw new ApiError('DPA_INCOMPLETE', { details: bodyDetails(error.issues) })
}

/** Copies the draft to the published copy, as the next revision. */
export function publish<State extends DpaState & { readonly revision: number }>(
  dpa: State,
  srci: { readonly published: object | null },
  by: PersonRef,
  at = new Date(),
) {
  const state = {
    publicationStatus: publicationStatus(dpa),
    hasUnpublishedChanges: hasUnpublishedChanges(dpa),
  }
  requireAllowed(refusalToPublishDpa(state, { publicationStatus: publicationStatus(srci) }))
  requireComplete(dpa)
  const publication = { publishedRevision: dpa.revision + 1, publishedAt: at, publishedBy: by }
  return { ...dpa, ...publication, published: dpa.draft }
}

/** Suspends or activates, immediately and without publishing. */
export function changeStatus<State extends DpaState>(dpa: State, status: Status): State {
  requireAllowed(refusalToChangeDpaStatus(dpa, status))
  return { ...dpa, status }
}

/** Throws unless the DPA may be deleted: a live one must be suspended first. */
export const requireDeletable = (dpa: DpaState): void =>
  requireAllowed(refusalToDeleteDpa({ status: dpa.status, publicationStatus: publicationStatus(dpa) }))
