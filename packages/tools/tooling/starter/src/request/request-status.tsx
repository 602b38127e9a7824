import { CircleCheck, CircleDot } from '@lucide/icons'
import type { ChangeRequestSummary } from '@portal/contract/resources/change-request-schemas.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

/** Only the two that matter most have a look; the others show their words. */
const LOOKS: Partial<StatusLooks<ChangeRequestSummary['status']>> = {
  OPEN: { label: 'Waits', tone: 'blue', icon: CircleDot },
  MERGED: { label: 'Done', tone: 'green', icon: CircleCheck },
}

export const RequestStatus = ({ status }: Pick<ChangeRequestSummary, 'status'>) => (
  <StatusBadge status={status} looks={LOOKS} />
)
