import { zoneInUse } from '../theme/time-zone.ts'

let numbers: Intl.NumberFormat | undefined

const styles = {
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  zoned: { dateStyle: 'medium', timeStyle: 'long' },
  date: { dateStyle: 'medium' },
  iso: { dateStyle: 'short' },
  exact: {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Cached per zone and style: creating a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: keyof typeof styles): Intl.DateTimeFormat {
  const timeZone = zoneInUse()
  const key = `${style} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(style === 'iso' ? 'sv' : undefined, { ...styles[style], timeZone })
  formats.set(key, made)
  return made
}

/** Formats 4213 in the operator's language: "4,213". */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat()
  return numbers.format(value)
}

/** "1 user", "4,213 users": for nouns whose plural ends in s. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * An ISO timestamp in the operator's time zone: "Nov 20, 2026, 2:05 PM". Invalid times are returned
 * unchanged.
 */
export function formatDateTime(at: string): string {
  return formatWith('dateTime', at)
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Formats a text that is an ISO timestamp; other texts are returned unchanged. */
export const formatTimestamp = (text: string): string => (TIMESTAMP.test(text) ? formatDateTime(text) : text)

/** Same with seconds: "Nov 20, 2026, 2:05:41 PM". */
export function formatSecond(at: string): string {
  return formatWith('second', at)
}

/** Same with seconds and the time zone: "Nov 20, 2026, 2:05:41 PM UTC". */
export function formatZoned(at: string): string {
  return formatWith('zoned', at)
}

/** The operator's time zone by its IANA name. */
export const zoneName = (): string => zoneInUse() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day of an ISO timestamp in the operator's time zone: "Nov 20, 2026". */
export function formatDate(at: string): string {
  return formatWith('date', at)
}

/** The operator's day at a time in milliseconds, as a number of days since 1970. */
export const dayNumber = (time: number): number => Date.parse(formatOf('iso').format(time)) / 86_400_000

/** An ISO timestamp with weekday, seconds and offset from UTC. */
export function formatExactTime(at: string): string {
  return formatWith('exact', at)
}

function formatWith(style: keyof typeof styles, at: string) {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? at : formatOf(style).format(time)
}
