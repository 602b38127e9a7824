import type { PointerEvent } from 'react'
import { texts } from '../texts.ts'
import {
  dayNumber,
  formatDate,
  formatDateTime,
  formatExactTime,
  formatSecond,
  formatZoned,
} from './format.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

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

const formats = { minute: formatDateTime, second: formatSecond, zone: formatZoned }

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

/** After a month, "37 days ago" is less useful than the date: undefined. */
function formatRelative(at: string) {
  const then = Date.parse(at)
  const now = Date.now()
  const seconds = (then - now) / 1000
  const distance = Math.abs(seconds)
  if (!(distance < 30 * DAY)) return undefined
  if (distance < MINUTE) return texts.details.justNow
  relativeTimes ??= new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
  // "Tomorrow" and "in 12 days" are days on the calendar, and are shown beside dates.
  if (distance >= DAY) return relativeTimes.format(dayNumber(then) - dayNumber(now), 'day')
  if (distance >= HOUR) return relativeTimes.format(Math.trunc(seconds / HOUR), 'hour')
  return relativeTimes.format(Math.trunc(seconds / MINUTE), 'minute')
}
