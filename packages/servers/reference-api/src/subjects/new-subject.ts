import type { PersonRef } from '@portal/contract/formats.ts'
import { unpublished } from '../unpublished.ts'
import type { SubjectRecord } from './subject-store.ts'

type Birth = Pick<SubjectRecord, 'accountId' | 'id' | 'type' | 'draft'>

/** A subject with a draft that was never published. */
export const newSubject = (birth: Birth, by: PersonRef, at = new Date()): SubjectRecord => ({
  ...birth,
  ...unpublished(by, at),
})
