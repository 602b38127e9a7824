import { Circle, type LucideIconData } from '@lucide/icons'
import { iconClass } from '../theme/icon-class.ts'
import type { Tone } from '../theme/tokens.ts'
import { humanize } from './humanize.ts'

/** The look of a status. The shape of its icon identifies it without color. */
export interface StatusLook {
  readonly label: string
  readonly tone: Tone
  readonly icon: LucideIconData
}

/** The statuses of a kind of record, defined once by its owner for badges, filters and exports. */
export type StatusLooks<Status extends string = string> = { readonly [S in Status]: StatusLook }

export interface StatusBadgeProps<Status extends string> {
  /** A code such as `SUSPENDED`; unknown codes are shown in words, in gray. */
  status: Status
  looks: Partial<StatusLooks<Status>>
}

/** Label of a status; derived from the code when it is unknown. */
export const statusLabel = <Status extends string>(
  looks: Partial<StatusLooks<Status>>,
  status: Status,
): string => lookOf(looks, status)?.label ?? humanize(status)

/** The statuses as options of a filter or a choice. */
export const statusOptions = <Status extends string>(looks: StatusLooks<Status>) =>
  Object.keys(looks)
    .filter((value): value is Status => value in looks)
    .map((value) => ({ value, label: looks[value].label }))

// The server may return statuses newer than the types.
const lookOf = (looks: Readonly<Record<string, StatusLook | undefined>>, status: string) => looks[status]

/** A status as icon, word and color. */
export function StatusBadge<Status extends string>({ status, looks }: StatusBadgeProps<Status>) {
  const look = lookOf(looks, status)
  return (
    <span className={`status-badge ${iconClass(look?.icon ?? Circle)}`} data-tone={look?.tone ?? 'grey'}>
      {statusLabel(looks, status)}
    </span>
  )
}
