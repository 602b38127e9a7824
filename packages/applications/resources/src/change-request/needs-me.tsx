import { Eye } from '@lucide/icons'
import { StatusBadge } from '@portal/ui'

/** Marks requests that the operator can review but has not. */
export const NeedsMe = () => (
  <StatusBadge status="WAITS" looks={{ WAITS: { label: 'Needs my review', tone: 'amber', icon: Eye } }} />
)
