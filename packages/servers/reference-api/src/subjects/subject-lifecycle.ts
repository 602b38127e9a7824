import type { DataKey, Status, SubjectType } from '@portal/contract/subjects/subject.ts'
import {
  needsReasonToSaveSubject,
  refusalToChangeSubjectStatus,
  refusalToPublishSubject,
} from '@portal/contract/subjects/subject-rules.ts'
import { ApiError, fieldDetail, requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { DataBody, SubjectData } from '../database/tables.ts'
import { hasUnpublishedChanges, incompleteParts, publicationStatus } from './subject-facts.ts'

/** The fields that the rules read and change. */
export interface SubjectState {
  readonly id: string
  readonly type: SubjectType
  readonly status: Status
  readonly draft: SubjectData
  readonly published: SubjectData | null
}

/** Fields of the business data that cannot change after publishing. */
const FIXED_ONCE_PUBLISHED: readonly string[] = ['srcInitiatorId']

function requireReason(reason: string | undefined): void {
  if (reason !== undefined) return
  throw new ApiError('CHANGE_REASON_REQUIRED', {
    details: [fieldDetail('/changeReason', 'REQUIRED', 'Change reason: This field is required')],
  })
}

function requireFixedFields(published: SubjectData, body: DataBody): void {
  const changed = FIXED_ONCE_PUBLISHED.find((field) => published.businessData?.[field] !== body[field])
  if (changed === undefined) return
  throw new ApiError('FIELD_IMMUTABLE', {
    details: [
      fieldDetail(`/${changed}`, 'FIELD_IMMUTABLE', 'This cannot change after the subject was published.'),
    ],
  })
}

/** Saves one part of the draft; the published copy stays unchanged. Once published, a reason is required. */
export function saveData<State extends SubjectState>(
  subject: State,
  dataKey: DataKey,
  body: DataBody,
  reason: string | undefined,
): State {
  if (needsReasonToSaveSubject({ publicationStatus: publicationStatus(subject) })) requireReason(reason)
  if (subject.published && dataKey === 'businessData') requireFixedFields(subject.published, body)
  return { ...subject, draft: { ...subject.draft, [dataKey]: body } }
}

/** Saves one part of the draft and, if the subject is live, of the published copy as well, which requires a reason. */
export function saveLive<State extends SubjectState>(
  subject: State,
  dataKey: DataKey,
  body: DataBody,
  reason: string | undefined,
): State {
  const { draft, published } = subject
  if (published) requireReason(reason)
  const part = { [dataKey]: body }
  return { ...subject, draft: { ...draft, ...part }, published: published && { ...published, ...part } }
}

/** Copies the draft to the published copy. */
export function publish<State extends SubjectState>(subject: State, now: Date): State {
  const incomplete = incompleteParts(subject, now)
  const refusal = refusalToPublishSubject({
    publicationStatus: publicationStatus(subject),
    hasUnpublishedChanges: hasUnpublishedChanges(subject),
    incomplete,
  })
  requireAllowed(refusal, {
    details: incomplete.map(({ dataKey, message }) => ({
      reason: 'SUBJECT_INCOMPLETE',
      source: dataKey,
      message,
    })),
  })
  return { ...subject, published: subject.draft }
}

/** Suspends or activates, immediately and without publishing. */
export function changeStatus<State extends SubjectState>(
  subject: State,
  status: Status,
  systemSubjectId: string,
): State {
  requireAllowed(refusalToChangeSubjectStatus(subject, status, systemSubjectId))
  return { ...subject, status }
}
