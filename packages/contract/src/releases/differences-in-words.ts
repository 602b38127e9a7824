import type { Difference } from './plan-schemas.ts'

type Values = Pick<Difference, 'from' | 'to'>

/** What a value was and is: "1.4.2 → 1.5.0", "1.5.0 added" or "1.4.2 removed". */
export function changeInWords({ from, to }: Values): string {
  if (from === undefined) return `${to} added`
  return to === undefined ? `${from} removed` : `${from} → ${to}`
}

/** What changed about something, without its name: "stable 1.4.2 → 1.5.0". */
export const differenceInWords = ({ what, ...values }: Omit<Difference, 'bundle' | 'name'>): string =>
  `${what === 'leads to' ? 'redirect to' : what} ${changeInWords(values)}`
