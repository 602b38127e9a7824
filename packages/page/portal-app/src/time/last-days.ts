import { startOfDay } from './zoned-time.ts'

const HALF_DAY_MS = 12 * 3_600_000

/** When each of the last days began in a time zone, the current day last; default: the zone of this device. */
export function lastDays(now: number, count: number, timeZone?: string): number[] {
  const starts = [startOfDay(now, timeZone)]
  // Twelve hours before a day's start is always within the previous day.
  while (starts.length < count) starts.unshift(startOfDay((starts[0] ?? now) - HALF_DAY_MS, timeZone))
  return starts
}
