import { Eye } from '@lucide/icons'
import { StatusBadge } from '@portal/ui'

/** Marks a request that the operator could review and has not. */
export const NeedsMe = () => (
  <StatusBadge status="WAITS" looks={{ WAITS: { label: 'Needs my review', tone: 'amber', icon: Eye } }} />
)
