import type { Refusal } from '../refusal.ts'
import type { Status } from '../subjects/subject.ts'
import type { Subject } from '../subjects/subject-schemas.ts'
import type { DpaSummary } from './dpa-schemas.ts'

/** A DPA can be published if its SRCI is and its draft has changes (contract, section 4). */
export function refusalToPublishDpa(
  {
    publicationStatus,
    hasUnpublishedChanges,
  }: Pick<DpaSummary, 'publicationStatus' | 'hasUnpublishedChanges'>,
  srci: Pick<Subject, 'publicationStatus'>,
): Refusal | undefined {
  if (srci.publicationStatus === 'DRAFT') {
    return { reason: 'SUBJECT_NOT_PUBLISHED', message: 'Publish the subject first.' }
  }
  if (publicationStatus === 'DRAFT' || hasUnpublishedChanges) return undefined
  return { reason: 'NOTHING_TO_PUBLISH', message: 'The draft has no unpublished changes.' }
}

/** A status cannot be set twice (contract, section 4). */
export function refusalToChangeDpaStatus(
  dpa: Pick<DpaSummary, 'status'>,
  status: Status,
): Refusal | undefined {
  if (dpa.status !== status) return undefined
  return { reason: 'INVALID_STATE', message: `The DPA is already ${status.toLowerCase()}.` }
}

/** A live DPA must be suspended before deletion (contract, section 4). */
export function refusalToDeleteDpa({
  publicationStatus,
  status,
}: Pick<DpaSummary, 'publicationStatus' | 'status'>): Refusal | undefined {
  if (publicationStatus === 'DRAFT' || status === 'SUSPENDED') return undefined
  return { reason: 'DPA_ACTIVE', message: 'Suspend the DPA before you delete it.' }
}

/** Saving a published DPA requires a reason (contract, section 4). */
export const needsReasonToSaveDpa = ({ publicationStatus }: Pick<DpaSummary, 'publicationStatus'>): boolean =>
  publicationStatus === 'PUBLISHED'
