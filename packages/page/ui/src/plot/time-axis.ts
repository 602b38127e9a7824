import { scaleUtc } from 'd3-scale'
import { onWallClock } from './wall-clock.ts'

const SECOND_MS = 1_000
const DAY_MS = 86_400_000

interface Tick {
  /** Distance from the start, in percent. */
  readonly place: number
  readonly label: string
}

export interface TimeAxis {
  /** Where a moment is, in percent; moments outside are at the nearest end. */
  place(at: string): number
  readonly ticks: readonly Tick[]
}

/** Wall clock times are in UTC, whatever the zone. */
const timeZone = 'UTC'
const FORMATS = {
  hours: { hour: 'numeric', minute: '2-digit', timeZone },
  days: { day: 'numeric', month: 'short', timeZone },
} as const

/** A time axis in the operator's time zone and language, with about `count` ticks. */
export function timeAxis(from: string, to: string, count = 5): TimeAxis {
  const start = onWallClock(Date.parse(from))
  const end = onWallClock(Math.max(Date.parse(to), Date.parse(from) + SECOND_MS))
  const scale = scaleUtc().domain([start, end]).range([0, 100]).clamp(true)
  const span = end.getTime() - start.getTime()
  const format = new Intl.DateTimeFormat(undefined, span < 2 * DAY_MS ? FORMATS.hours : FORMATS.days)
  return {
    place: (at) => scale(onWallClock(Date.parse(at))),
    ticks: scale.ticks(count).map((tick) => ({ place: scale(tick), label: format.format(tick) })),
  }
}
