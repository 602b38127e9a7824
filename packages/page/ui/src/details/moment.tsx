import type { PointerEvent } from 'react'
import { formatDate, formatDateTime, formatExactTime, formatSecond } from './format.ts'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** After a month, "37 days ago" is less useful than the date. */
const longestRelative = 30 * 86_400

let relativeTimes: Intl.RelativeTimeFormat | undefined

export interface MomentProps {
  /** ISO timestamp. */
  at: string
  /** Shows "3 hours ago" within a month. */
  relative?: boolean
  /** Shows only the day. */
  day?: boolean
  /** For several times within a minute: shows seconds, and the time zone where none is shown above. */
  precise?: 'second' | 'zone'
}

const formats = { minute: formatDateTime, second: formatSecond, zone: formatExactTime }

/** A time in the operator's time zone; weekday, seconds and zone show on hover. */
export function Moment({ at, relative = false, day = false, precise }: MomentProps) {
  const format = day ? formatDate : formats[precise ?? 'minute']
  return (
    <time dateTime={at} onPointerEnter={nameExactly}>
      {(relative && formatRelative(at)) || format(at)}
    </time>
  )
}

/** On demand only: formatting the exact time takes most of the rendering time of a cell. */
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
