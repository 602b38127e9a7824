import { Radio } from '@lucide/icons'
import { StatusBadge } from '@portal/ui'

/** Marks the version that consumers see now. */
export const LiveBadge = () => (
  <StatusBadge status="LIVE" looks={{ LIVE: { label: 'Live', tone: 'green', icon: Radio } }} />
)
