import { CircleCheck, CirclePause, Lock } from '@lucide/icons'
import type { ProfileStatus as Status } from '@portal/contract/care/profile.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

const LOOKS: StatusLooks<Status> = {
  ACTIVE: { label: 'Active', tone: 'green', icon: CircleCheck },
  SUSPENDED: { label: 'Suspended', tone: 'amber', icon: CirclePause },
  LOCKED: { label: 'Locked', tone: 'red', icon: Lock },
}

export const ProfileStatus = ({ status }: { status: Status }) => <StatusBadge status={status} looks={LOOKS} />
