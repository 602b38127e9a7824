const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Whether a text is a calendar day: "2026-02-29" is not. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time || 0).toISOString().startsWith(text)
}

/** Periods up to now, stored as their first day, so that links mean the same tomorrow. */
export const periodFilter = <const Name extends string>(name: Name, label: string) => ({
  name,
  label,
  describe: (value: string) => (isDay(value) ? `Since ${value}` : undefined),
  options: [
    { value: daysAgo(0), label: 'Today' },
    { value: daysAgo(7), label: 'Last 7 days' },
    { value: daysAgo(30), label: 'Last 30 days' },
    { value: daysAgo(90), label: 'Last 90 days' },
    { value: daysAgo(365), label: 'Last year' },
  ],
})
