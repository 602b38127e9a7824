import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { StatusBadge } from '@portal/ui'

/** Draft, published, or published with a draft that has moved on. */
export function PublicationStatus({
  subject,
}: {
  subject: Pick<SubjectSummary, 'publicationStatus' | 'hasUnpublishedChanges'>
}) {
  const { publicationStatus, hasUnpublishedChanges } = subject
  const changed = publicationStatus === 'PUBLISHED' && hasUnpublishedChanges
  return <StatusBadge status={changed ? 'UNPUBLISHED_CHANGES' : publicationStatus} />
}
