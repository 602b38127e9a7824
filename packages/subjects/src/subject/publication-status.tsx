import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { StatusBadge } from '@portal/ui'

type Published = Pick<SubjectSummary, 'publicationStatus' | 'hasUnpublishedChanges'>

/** Draft, published, or published with a draft that has moved on. */
export const publicationOf = ({ publicationStatus, hasUnpublishedChanges }: Published): string =>
  publicationStatus === 'PUBLISHED' && hasUnpublishedChanges ? 'UNPUBLISHED_CHANGES' : publicationStatus

export function PublicationStatus({ subject }: { subject: Published }) {
  return <StatusBadge status={publicationOf(subject)} />
}
