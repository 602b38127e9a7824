import { TZDate } from '@date-fns/tz'
import { zoneName } from '@portal/ui'

const UP_TO_MINUTES = 'yyyy-mm-ddThh:mm'.length

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
