import { zoneName } from '@portal/ui'

const DAY_MS = 86_400_000

/**
 * The calendar day some days ahead in the preferred time zone: `2026-11-20`. Swedish dates are written as in ISO 8601;
 * a library of time zones would weigh on every list.
 */
export function dayAhead(days: number): string {
  const today = new Date().toLocaleDateString('sv', { timeZone: zoneName() })
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
}
