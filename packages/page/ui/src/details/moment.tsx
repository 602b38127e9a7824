import type { PointerEvent } from 'react'
import { formatDate, formatDateTime, formatExactTime, formatSecond } from './format.ts'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Beyond a month "37 days ago" says less than the date. */
const longestRelative = 30 * 86_400

let relativeTimes: Intl.RelativeTimeFormat | undefined

export interface MomentProps {
  /** ISO time stamp. */
  at: string
  /** Says "3 hours ago" as long as it is within a month. */
  relative?: boolean
  /** The day is what matters, its hour is not. */
  day?: boolean
  /** Two times may lie in one minute: its second matters, and where no zone stands above, that, too. */
  precise?: 'second' | 'zone'
}

const formats = { minute: formatDateTime, second: formatSecond, zone: formatExactTime }

/** A time in the operator's zone; weekday, seconds and zone show on hover. */
export function Moment({ at, relative = false, day = false, precise }: MomentProps) {
  const format = day ? formatDate : formats[precise ?? 'minute']
  return (
    <time dateTime={at} onPointerEnter={nameExactly}>
      {(relative && formatRelative(at)) || format(at)}
    </time>
  )
}

/** Only when it is wanted: the exact words take most of the time that a cell with a time takes. */
function nameExactly({ currentTarget }: PointerEvent<HTMLTimeElement>) {
  currentTarget.title = formatExactTime(currentTarget.dateTime)
}

function formatRelative(at: string) {
  const seconds = (Date.parse(at) - Date.now()) / 1000
  if (!(Math.abs(seconds) < longestRelative)) return undefined
  relativeTimes ??= new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
  const step = units.find((one) => Math.abs(seconds) >= one.seconds)
  return step
    ? relativeTimes.format(Math.trunc(seconds / step.seconds), step.unit)
    : relativeTimes.format(0, 'second')
}
