import { Ban } from '@lucide/icons'
import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import { ACTIVITY } from '@portal/portal-app'
import { StatusBadge, type StatusLooks, statusLabel } from '@portal/ui'
import { NOT_LIVE } from '../subject/subject-status.tsx'

type Standing = Pick<DpaSummary, 'status' | 'effectiveStatus' | 'publicationStatus'>

/** Unpublished DPAs are not served, nor active DPAs of a suspended SRCI. */
function standingOf({ status, effectiveStatus, publicationStatus }: Standing) {
  if (publicationStatus === 'DRAFT' && status === 'ACTIVE') return 'NOT_LIVE'
  return status !== effectiveStatus ? 'STOPPED_ABOVE' : status
}

const STANDINGS: StatusLooks<ReturnType<typeof standingOf>> = {
  ...ACTIVITY,
  STOPPED_ABOVE: { label: 'Active, suspended with its SRCI', tone: 'amber', icon: Ban },
  NOT_LIVE,
}

/** Whether the live program serves a DPA, as text. */
export const dpaStandingInWords = (dpa: Standing): string => statusLabel(STANDINGS, standingOf(dpa))

export const DpaStatus = ({ dpa }: { dpa: Standing }) => (
  <StatusBadge status={standingOf(dpa)} looks={STANDINGS} />
)
