import { CircleAlert, CircleCheck, Pencil } from '@lucide/icons'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { StatusBadge, type StatusLooks, statusLabel } from '@portal/ui'

type Published = Pick<SubjectSummary, 'publicationStatus' | 'hasUnpublishedChanges'>

/** Draft, published, or published with unpublished changes. */
const stateOf = ({ publicationStatus, hasUnpublishedChanges }: Published) =>
  publicationStatus === 'PUBLISHED' && hasUnpublishedChanges ? 'UNPUBLISHED_CHANGES' : publicationStatus

const PUBLICATIONS: StatusLooks<ReturnType<typeof stateOf>> = {
  DRAFT: { label: 'Draft', tone: 'grey', icon: Pencil },
  PUBLISHED: { label: 'Published', tone: 'green', icon: CircleCheck },
  UNPUBLISHED_CHANGES: { label: 'Unpublished changes', tone: 'amber', icon: CircleAlert },
}

/** The publication status of a subject as text. */
export const publicationInWords = (subject: Published): string => statusLabel(PUBLICATIONS, stateOf(subject))

export const PublicationStatus = ({ subject }: { subject: Published }) => (
  <StatusBadge status={stateOf(subject)} looks={PUBLICATIONS} />
)
