import { Radio } from '@lucide/icons'
import { StatusBadge } from '@portal/ui'

/** Marks the live version. */
export const LiveBadge = () => (
  <StatusBadge status="LIVE" looks={{ LIVE: { label: 'Live', tone: 'green', icon: Radio } }} />
)
