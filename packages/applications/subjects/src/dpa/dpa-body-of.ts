import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'

/** The editable part of a DPA, without what the system records about it. */
export function dpaBodyOf({
  id,
  subjectId,
  subjectName,
  status,
  effectiveStatus,
  publicationStatus,
  hasUnpublishedChanges,
  publishedAt,
  publishedBy,
  publishedRevision,
  revision,
  createdAt,
  createdBy,
  updatedAt,
  updatedBy,
  effective,
  ...body
}: Dpa) {
  return body
}
