import {
  type DataKey,
  type Status,
  type SubjectType,
  SYSTEM_SUBJECT_ID,
} from '@portal/contract/subjects/subject.ts'
import type { DataBody, SubjectData } from '../database/tables.ts'
import { ApiError, fieldDetail } from '../http/api-error.ts'
import { changedDataKeys, incompleteParts } from './subject-facts.ts'

/** What the rules look at and change. */
export interface SubjectState {
  readonly id: string
  readonly type: SubjectType
  readonly status: Status
  readonly draft: SubjectData
  readonly published: SubjectData | null
}

/** Fields of the business data that stay as they were first published. */
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
      fieldDetail(`/${changed}`, 'FIELD_IMMUTABLE', 'This cannot change once the subject was published.'),
    ],
  })
}

/** Saves one part of the draft; the published copy stays. Once published, a reason is needed. */
export function saveData<State extends SubjectState>(
  subject: State,
  dataKey: DataKey,
  body: DataBody,
  reason: string | undefined,
): State {
  if (subject.published) {
    requireReason(reason)
    if (dataKey === 'businessData') requireFixedFields(subject.published, body)
  }
  return { ...subject, draft: { ...subject.draft, [dataKey]: body } }
}

/** Saves one part of the draft and, where the subject is live, of the published copy as well. */
export function saveLive<State extends SubjectState>(
  subject: State,
  dataKey: DataKey,
  body: DataBody,
): State {
  const { draft, published } = subject
  const part = { [dataKey]: body }
  return { ...subject, draft: { ...draft, ...part }, published: published && { ...published, ...part } }
}

/** Copies the draft to the published copy. */
export function publish<State extends SubjectState>(subject: State, now: Date): State {
  const gaps = incompleteParts(subject, now)
  if (gaps.length > 0) {
    throw new ApiError('SUBJECT_INCOMPLETE', {
      details: gaps.map(({ dataKey, message }) => ({
        reason: 'SUBJECT_INCOMPLETE',
        source: dataKey,
        message,
      })),
    })
  }
  if (subject.published && changedDataKeys(subject).length === 0) throw new ApiError('NOTHING_TO_PUBLISH')
  return { ...subject, published: subject.draft }
}

/** Suspends or activates, at once and without publishing. */
export function changeStatus<State extends SubjectState>(subject: State, status: Status): State {
  if (subject.status === status) {
    throw new ApiError('INVALID_STATE', { message: `The subject is ${status.toLowerCase()} already.` })
  }
  if (subject.id === SYSTEM_SUBJECT_ID) throw new ApiError('SYSTEM_SUBJECT_PROTECTED')
  return { ...subject, status }
}
