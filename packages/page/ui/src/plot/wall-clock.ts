import { zoneInUse } from '../theme/time-zone.ts'

const clocks = new Map<string | undefined, Intl.DateTimeFormat>()

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, made)
  return made
}

/**
 * What a clock in the operator's time zone shows at a moment, as if that were UTC. The ticks of a scale in UTC then
 * fall on the days and hours of that zone.
 */
export function onWallClock(at: number): Date {
  const shown = clockOf(zoneInUse()).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(shown.find((piece) => piece.type === type)?.value ?? 0)
  return new Date(
    Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')),
  )
}
