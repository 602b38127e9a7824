import type { PersonRef } from '@portal/contract/formats.ts'
import type { SubjectRecord } from './subject-store.ts'

type Birth = Pick<SubjectRecord, 'accountId' | 'id' | 'type' | 'draft'>

/** A subject with a draft that was never published. */
export const newSubject = (birth: Birth, by: PersonRef, at = new Date()): SubjectRecord => ({
  ...birth,
  status: 'ACTIVE',
  published: null,
  revision: 1,
  publishedRevision: null,
  publishedAt: null,
  publishedBy: null,
  createdAt: at,
  createdBy: by,
  updatedAt: at,
  updatedBy: by,
})
