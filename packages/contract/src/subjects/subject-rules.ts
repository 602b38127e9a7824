import type { Refusal } from '../refusal.ts'
import type { DataKey, Status, SubjectType } from './subject.ts'
import type { Subject } from './subject-schemas.ts'

type Publishable = Pick<Subject, 'publicationStatus' | 'hasUnpublishedChanges'> &
  Partial<Pick<Subject, 'incomplete'>>

/**
 * A subject can be published if its draft is complete and has changes. Lists do not know whether it is
 * complete; the API checks it (contract, section 4).
 */
export function refusalToPublishSubject({
  publicationStatus,
  hasUnpublishedChanges,
  incomplete = [],
}: Publishable): Refusal | undefined {
  if (incomplete.length > 0) {
    return { reason: 'SUBJECT_INCOMPLETE', message: 'Some sections must be completed before publishing.' }
  }
  if (publicationStatus === 'DRAFT' || hasUnpublishedChanges) return undefined
  return { reason: 'NOTHING_TO_PUBLISH', message: 'The draft has no unpublished changes.' }
}

/** The SRC system of an account stays active, and a status cannot be set twice (contract, section 4). */
export function refusalToChangeSubjectStatus(
  subject: Pick<Subject, 'id' | 'status'>,
  status: Status,
  systemSubjectId: string,
): Refusal | undefined {
  if (subject.status === status) {
    return { reason: 'INVALID_STATE', message: `The subject is already ${status.toLowerCase()}.` }
  }
  if (subject.id !== systemSubjectId) return undefined
  return {
    reason: 'SYSTEM_SUBJECT_PROTECTED',
    message: 'The SRC system of the account cannot be suspended.',
  }
}

/** The defaults for all DPAs are saved without a draft (contract, section 4). */
export const isLiveWhenSaved = (type: SubjectType, dataKey: DataKey): boolean =>
  type === 'SRC' && dataKey === 'defaultDpaConfig'

/** Saving a part of a published subject requires a reason (contract, section 4). */
export const needsReasonToSaveSubject = ({
  publicationStatus,
}: Pick<Subject, 'publicationStatus'>): boolean => publicationStatus === 'PUBLISHED'
