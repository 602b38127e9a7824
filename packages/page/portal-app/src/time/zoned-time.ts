import { TZDate } from '@date-fns/tz'
import { zoneName } from '@portal/ui'

const UP_TO_MINUTES = 'yyyy-mm-ddThh:mm'.length
const DAY = 'yyyy-mm-dd'.length

/** A moment on the clock of the preferred time zone, as inputs for date and time expect it: `2026-05-03T14:00`. */
export const toZonedInput = (at: string | number): string =>
  new TZDate(new Date(at).getTime(), zoneName()).toISOString().slice(0, UP_TO_MINUTES)

/** The moment that was entered on the clock of the preferred time zone; undefined for an incomplete one. */
export function fromZonedInput(text: string): Date | undefined {
  const [, ...found] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? []
  const [year, month, day, hour, minute] = found.map(Number)
  if (year === undefined || month === undefined) return undefined
  return new Date(new TZDate(year, month - 1, day ?? 1, hour ?? 0, minute ?? 0, zoneName()).getTime())
}

/** Names the zone below an input for a time. */
export const zoneHint = (): string => `In the time zone ${zoneName()}.`

/** When the day of a moment began in a time zone; default: the one of this device. */
export const startOfDay = (at: number, timeZone?: string): number =>
  new TZDate(at, timeZone).setHours(0, 0, 0, 0)

/** The calendar day some days ago in the preferred time zone: `2026-05-03`. */
export function dayBefore(days: number): string {
  const day = new TZDate(Date.now(), zoneName())
  return toZonedInput(day.setDate(day.getDate() - days)).slice(0, DAY)
}

/** The calendar day of a moment in the preferred time zone. A day stays as it is. */
export const dayOf = (at: string): string => (at.length === DAY ? at : toZonedInput(at).slice(0, DAY))

/** The first and the last moment of a calendar day in the preferred time zone. */
export function boundsOfDay(day: string): { first: string; last: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = (days: number) => new TZDate(year, month - 1, date + days, zoneName()).getTime()
  return { first: new Date(midnight(0)).toISOString(), last: new Date(midnight(1) - 1).toISOString() }
}
