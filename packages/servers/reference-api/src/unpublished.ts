import type { PersonRef } from '@portal/contract/formats.ts'

/** The state of a new record with a draft: active, but live only once it is published. */
export const unpublished = (by: PersonRef, at: Date) =>
  ({
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
  }) as const
