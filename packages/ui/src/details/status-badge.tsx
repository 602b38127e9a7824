import { statusLooks } from '../theme/status-looks.ts'
import { humanize } from './humanize.ts'

export interface StatusBadgeProps {
  /** A code such as `SUSPENDED`; one that nobody knows shows in grey. */
  status: string
  /** Default: the words of the code. */
  label?: string
}

/** A status as icon, word and colour. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  return (
    <span className="status-badge" data-tone={statusLooks[status]?.tone ?? 'grey'} data-status={status}>
      {label ?? humanize(status)}
    </span>
  )
}
