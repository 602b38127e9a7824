import { lastDays, startOfDay } from '@portal/portal-app/time'

export const PERIODS = ['24h', '7d', '14d'] as const
export type Period = (typeof PERIODS)[number]

export const PERIOD_LABELS: Record<Period, string> = {
  '24h': '24 hours',
  '7d': '7 days',
  '14d': '14 days',
}

const HOUR_MS = 3_600_000
const HOURS_OF_COLUMN = 2

/** A part of a period, shown as one column of a chart. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** Ends one millisecond early, so that neighboring spans do not overlap. */
const spanOf = (from: number, to: number): Span => ({
  from: new Date(from).toISOString(),
  to: new Date(to - 1).toISOString(),
})

/** Ends with the current hour in the time zone; some zones are half an hour apart from others. */
function hoursUntil(now: number, timeZone: string | undefined): Span[] {
  const length = HOURS_OF_COLUMN * HOUR_MS
  const midnight = startOfDay(now, timeZone)
  const end = midnight + Math.ceil((now - midnight) / HOUR_MS) * HOUR_MS
  return Array.from({ length: 24 / HOURS_OF_COLUMN }, (_, index) => index)
    .reverse()
    .map((back) => spanOf(end - (back + 1) * length, end - back * length))
}

/** The start of each day in the time zone, today last. */
function daysUntil(now: number, count: number, timeZone: string | undefined): Span[] {
  return lastDays(now, count, timeZone).map((from, index, starts) =>
    spanOf(from, starts[index + 1] ?? startOfDay(from + 36 * HOUR_MS, timeZone)),
  )
}

/** The spans of a period, for the columns of a chart. */
export const spansOf = (period: Period, now: number, timeZone: string | undefined): Span[] =>
  period === '24h' ? hoursUntil(now, timeZone) : daysUntil(now, period === '7d' ? 7 : 14, timeZone)
