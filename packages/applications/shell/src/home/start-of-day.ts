const DAY_MS = 86_400_000

/** Offset of a time zone from UTC at a moment, in milliseconds. */
function aheadOfUtc(at: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return clock - Math.floor(at / 1000) * 1000
}

/** When the day of a moment began in a time zone. */
export function startOfDay(at: number, timeZone: string | undefined): number {
  const clock = at + aheadOfUtc(at, timeZone)
  const midnight = clock - (((clock % DAY_MS) + DAY_MS) % DAY_MS)
  // The clocks may have changed since midnight.
  return midnight - aheadOfUtc(midnight - aheadOfUtc(at, timeZone), timeZone)
}
