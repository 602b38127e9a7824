import { CircleDashed } from '@lucide/icons'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { ACTIVITY } from '@portal/portal-app'
import { StatusBadge, type StatusLooks, statusLabel } from '@portal/ui'

type StatusFields = Pick<SubjectSummary, 'status' | 'publicationStatus'>

/** An unpublished subject is not served, whatever its status. */
const shownStatus = ({ status, publicationStatus }: StatusFields) =>
  publicationStatus === 'DRAFT' && status === 'ACTIVE' ? 'NOT_LIVE' : status

/** The look of active records that were never published. Short: each list has it in a column. */
export const NOT_LIVE = { label: 'Not published', tone: 'grey', icon: CircleDashed } as const

const STATUS_LOOKS: StatusLooks<ReturnType<typeof shownStatus>> = {
  ...ACTIVITY,
  NOT_LIVE,
}

/** Whether the live program serves a subject, as text. */
export const statusText = (subject: StatusFields): string => statusLabel(STATUS_LOOKS, shownStatus(subject))

export const SubjectStatus = ({ subject }: { subject: StatusFields }) => (
  <StatusBadge status={shownStatus(subject)} looks={STATUS_LOOKS} />
)
