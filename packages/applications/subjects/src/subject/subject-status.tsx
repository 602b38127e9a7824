import { CircleDashed } from '@lucide/icons'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { ACTIVITY } from '@portal/portal-app'
import { StatusBadge, type StatusLooks, statusLabel } from '@portal/ui'

type Standing = Pick<SubjectSummary, 'status' | 'publicationStatus'>

/** An unpublished subject is not served, whatever its status. */
const standingOf = ({ status, publicationStatus }: Standing) =>
  publicationStatus === 'DRAFT' && status === 'ACTIVE' ? 'NOT_LIVE' : status

/** The look of active records that were never published. */
export const NOT_LIVE = { label: 'Active, not published yet', tone: 'grey', icon: CircleDashed } as const

const STANDINGS: StatusLooks<ReturnType<typeof standingOf>> = {
  ...ACTIVITY,
  NOT_LIVE,
}

/** Whether the live program serves a subject, as text. */
export const standingInWords = (subject: Standing): string => statusLabel(STANDINGS, standingOf(subject))

export const SubjectStatus = ({ subject }: { subject: Standing }) => (
  <StatusBadge status={standingOf(subject)} looks={STANDINGS} />
)
