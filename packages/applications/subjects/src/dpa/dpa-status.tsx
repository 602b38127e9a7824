import { Ban } from '@lucide/icons'
import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import { ACTIVITY } from '@portal/portal-app'
import { StatusBadge, type StatusLooks, statusLabel } from '@portal/ui'
import { NOT_LIVE } from '../subject/subject-status.tsx'

type StatusFields = Pick<DpaSummary, 'status' | 'effectiveStatus' | 'publicationStatus'>

/** Neither unpublished DPAs nor active DPAs of a suspended SRCI are served. */
function shownStatus({ status, effectiveStatus, publicationStatus }: StatusFields) {
  if (publicationStatus === 'DRAFT' && status === 'ACTIVE') return 'NOT_LIVE'
  return status !== effectiveStatus ? 'STOPPED_ABOVE' : status
}

const STATUS_LOOKS: StatusLooks<ReturnType<typeof shownStatus>> = {
  ...ACTIVITY,
  STOPPED_ABOVE: { label: 'Active, but SRCI suspended', tone: 'amber', icon: Ban },
  NOT_LIVE,
}

/** Whether the live program serves a DPA, as text. */
export const dpaStatusText = (dpa: StatusFields): string => statusLabel(STATUS_LOOKS, shownStatus(dpa))

export const DpaStatus = ({ dpa }: { dpa: StatusFields }) => (
  <StatusBadge status={shownStatus(dpa)} looks={STATUS_LOOKS} />
)
