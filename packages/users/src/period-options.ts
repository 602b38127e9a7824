const DAY_MS = 86_400_000

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Periods that end now, as the days on which they began. */
export const PERIOD_OPTIONS = [
  { value: daysAgo(7), label: 'Last 7 days' },
  { value: daysAgo(30), label: 'Last 30 days' },
  { value: daysAgo(90), label: 'Last 90 days' },
  { value: daysAgo(365), label: 'Last year' },
]

/** Everything older than a period, as the day on which it ended. */
export const AGE_OPTIONS = [
  { value: daysAgo(3), label: 'Over 3 days ago' },
  { value: daysAgo(7), label: 'Over 7 days ago' },
  { value: daysAgo(30), label: 'Over 30 days ago' },
]
