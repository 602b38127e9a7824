import type { Refusal } from '../refusal.ts'
import type { Status } from '../subjects/subject.ts'
import type { Subject } from '../subjects/subject-schemas.ts'
import type { DpaSummary } from './dpa-schemas.ts'

/** A DPA is published when its SRCI is, and when its draft says something new (contract, section 4). */
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

/** No status is set twice (contract, section 4). */
export function refusalToChangeDpaStatus(
  dpa: Pick<DpaSummary, 'status'>,
  status: Status,
): Refusal | undefined {
  if (dpa.status !== status) return undefined
  return { reason: 'INVALID_STATE', message: `The DPA is ${status.toLowerCase()} already.` }
}

/** What the live programme uses is suspended before it is deleted (contract, section 4). */
export function refusalToDeleteDpa({
  publicationStatus,
  status,
}: Pick<DpaSummary, 'publicationStatus' | 'status'>): Refusal | undefined {
  if (publicationStatus === 'DRAFT' || status === 'SUSPENDED') return undefined
  return { reason: 'DPA_ACTIVE', message: 'Suspend the DPA before it is deleted.' }
}

/** Once a DPA is published, each save needs a reason (contract, section 4). */
export const needsReasonToSaveDpa = ({ publicationStatus }: Pick<DpaSummary, 'publicationStatus'>): boolean =>
  publicationStatus === 'PUBLISHED'
