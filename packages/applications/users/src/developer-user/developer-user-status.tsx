import { CircleDot, Clock, X } from '@lucide/icons'
import type { DeveloperStatus } from '@portal/contract/developer-portal/developer-user.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

export const DEVELOPER_STATUSES: StatusLooks<DeveloperStatus> = {
  PENDING: { label: 'Pending', tone: 'blue', icon: Clock },
  ENABLED: { label: 'Enabled', tone: 'green', icon: CircleDot },
  REJECTED: { label: 'Rejected', tone: 'red', icon: X },
}

export const DeveloperStatusBadge = ({ status }: { status: DeveloperStatus }) => (
  <StatusBadge status={status} looks={DEVELOPER_STATUSES} />
)
