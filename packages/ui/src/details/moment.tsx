import type { PointerEvent } from 'react'
import { formatDate, formatDateTime, formatExactTime } from './format.ts'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Beyond a month "37 days ago" says less than the date. */
const longestRelative = 30 * 86_400

const relativeTimes = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

export interface MomentProps {
  /** ISO time stamp. */
  at: string
  /** Says "3 hours ago" as long as it is within a month. */
  relative?: boolean
  /** The day is what matters, its hour is not. */
  day?: boolean
}

/** A time in the operator's zone; weekday, seconds and zone show on hover. */
export function Moment({ at, relative = false, day = false }: MomentProps) {
  const format = day ? formatDate : formatDateTime
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
  const step = units.find((one) => Math.abs(seconds) >= one.seconds)
  return step
    ? relativeTimes.format(Math.trunc(seconds / step.seconds), step.unit)
    : relativeTimes.format(0, 'second')
}
