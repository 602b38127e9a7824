import { CircleDot, Pause } from '@lucide/icons'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

/** Active or suspended: the states that users, subjects and payment applications share. */
export const ACTIVITY: StatusLooks<Status> = {
  ACTIVE: { label: 'Active', tone: 'green', icon: CircleDot },
  SUSPENDED: { label: 'Suspended', tone: 'amber', icon: Pause },
}

export const ActivityBadge = ({ status }: { status: Status }) => (
  <StatusBadge status={status} looks={ACTIVITY} />
)
