import { Circle, type LucideIconData } from '@lucide/icons'
import { iconImage } from '../theme/icon-mask.ts'
import type { Tone } from '../theme/tokens.ts'
import { humanize } from './humanize.ts'

declare module 'react' {
  interface CSSProperties {
    /** The image that the icon of a badge is cut out by. */
    '--icon'?: string
  }
}

/** How a status looks. A shape of its own says it to those who see no colours. */
export interface StatusLook {
  readonly label: string
  readonly tone: Tone
  readonly icon: LucideIconData
}

/** The statuses of a kind of record; who owns the kind writes them down once, for badges, filters and exports. */
export type StatusLooks<Status extends string = string> = { readonly [S in Status]: StatusLook }

export interface StatusBadgeProps<Status extends string> {
  /** A code such as `SUSPENDED`; one that the looks do not know yet shows its words in grey. */
  status: Status
  looks: Partial<StatusLooks<Status>>
}

/** A status in words; of one that is newer than this code, the words of the code. */
export const statusLabel = <Status extends string>(
  looks: Partial<StatusLooks<Status>>,
  status: Status,
): string => lookOf(looks, status)?.label ?? humanize(status)

/** The statuses as options of a filter or a choice. */
export const statusOptions = <Status extends string>(looks: StatusLooks<Status>) =>
  Object.keys(looks)
    .filter((value): value is Status => value in looks)
    .map((value) => ({ value, label: looks[value].label }))

// What the server says may be newer than the types.
const lookOf = (looks: Readonly<Record<string, StatusLook | undefined>>, status: string) => looks[status]

const images = new WeakMap<LucideIconData, string>()

/** Worked out once: tables show the same few by the hundred. */
function iconStyle(icon: LucideIconData) {
  const image = images.get(icon) ?? iconImage(icon)
  images.set(icon, image)
  return { '--icon': image }
}

/** A status as icon, word and colour. */
export function StatusBadge<Status extends string>({ status, looks }: StatusBadgeProps<Status>) {
  const look = lookOf(looks, status)
  return (
    <span className="status-badge" data-tone={look?.tone ?? 'grey'} style={iconStyle(look?.icon ?? Circle)}>
      {statusLabel(looks, status)}
    </span>
  )
}
