import { DATA_KEYS_OF_TYPE, type DataKey, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { isDataKey } from '../access/authorize.ts'
import type { SubjectRow } from './subject-store.ts'

/** The part of a subject that an address names. Throws when subjects of this type have no such part. */
export function requireDataKey(type: SubjectType, dataKey: string): DataKey {
  if (isDataKey(dataKey) && DATA_KEYS_OF_TYPE[type][dataKey]) return dataKey
  throw new ApiError('DATA_KEY_NOT_APPLICABLE')
}

/** Throws when the published copy is requested and does not exist. */
export function requireCopy(subject: SubjectRow, copy: 'draft' | 'published'): void {
  if (copy === 'draft' || subject.published) return
  throw new ApiError('SUBJECT_NOT_FOUND', { message: 'This subject was never published.' })
}
