import type { PersonRef } from '@portal/contract/formats.ts'
import type { SubjectRecord } from './subject-store.ts'

type Birth = Pick<SubjectRecord, 'accountId' | 'id' | 'type' | 'draft'>

/** A subject with a draft that was never published. */
export function newSubject(birth: Birth, by: PersonRef): SubjectRecord {
  const now = new Date()
  return {
    ...birth,
    status: 'ACTIVE',
    published: null,
    revision: 1,
    publishedRevision: null,
    publishedAt: null,
    publishedBy: null,
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    updatedBy: by,
  }
}
