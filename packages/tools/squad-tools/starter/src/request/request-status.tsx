import { CircleCheck, CircleDot } from '@lucide/icons'
import type { ChangeRequestSummary } from '@portal/contract/resources/change-request-schemas.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

/** Only two statuses have a look; the others show their text. */
const LOOKS: Partial<StatusLooks<ChangeRequestSummary['status']>> = {
  OPEN: { label: 'Open', tone: 'blue', icon: CircleDot },
  MERGED: { label: 'Done', tone: 'green', icon: CircleCheck },
}

export const RequestStatus = ({ status }: Pick<ChangeRequestSummary, 'status'>) => (
  <StatusBadge status={status} looks={LOOKS} />
)
