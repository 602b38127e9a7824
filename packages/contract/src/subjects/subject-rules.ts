import type { Refusal } from '../refusal.ts'
import type { Status } from './subject.ts'
import type { Subject } from './subject-schemas.ts'

type Publishable = Pick<Subject, 'publicationStatus' | 'hasUnpublishedChanges'> &
  Partial<Pick<Subject, 'incomplete'>>

/**
 * A subject is published when nothing is missing in its draft and the draft says something new. Lists do not say what
 * is missing; the API finds it out (contract, section 4).
 */
export function refusalToPublishSubject({
  publicationStatus,
  hasUnpublishedChanges,
  incomplete = [],
}: Publishable): Refusal | undefined {
  if (incomplete.length > 0) {
    return { reason: 'SUBJECT_INCOMPLETE', message: 'Some parts must be filled in before publishing.' }
  }
  if (publicationStatus === 'DRAFT' || hasUnpublishedChanges) return undefined
  return { reason: 'NOTHING_TO_PUBLISH', message: 'The draft has no unpublished changes.' }
}

/** The SRC system of an account stays active, and no status is set twice (contract, section 4). */
export function refusalToChangeSubjectStatus(
  subject: Pick<Subject, 'id' | 'status'>,
  status: Status,
  systemSubjectId: string,
): Refusal | undefined {
  if (subject.status === status) {
    return { reason: 'INVALID_STATE', message: `The subject is ${status.toLowerCase()} already.` }
  }
  if (subject.id !== systemSubjectId) return undefined
  return {
    reason: 'SYSTEM_SUBJECT_PROTECTED',
    message: 'The SRC system of the account cannot be suspended.',
  }
}

/** Once a subject is published, each save of its parts needs a reason (contract, section 4). */
export const needsReasonToSaveSubject = ({
  publicationStatus,
}: Pick<Subject, 'publicationStatus'>): boolean => publicationStatus === 'PUBLISHED'
