import Circle from 'lucide-react/icons/circle'
import { humanize } from './humanize.ts'
import { statusLooks } from './status-looks.ts'

export interface StatusBadgeProps {
  /** A code such as `SUSPENDED`; one that nobody knows shows in grey. */
  status: string
  /** Default: the words of the code. */
  label?: string
}

/** A status as icon, word and colour. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const { tone, Icon } = statusLooks[status] ?? { tone: 'grey', Icon: Circle }
  return (
    <span className="status-badge" data-tone={tone}>
      <Icon aria-hidden size={12} strokeWidth={2.5} />
      {label ?? humanize(status)}
    </span>
  )
}
