import type { Filter } from '@portal/ui'
import { formatDate, lazyPart } from '@portal/ui/blocks'
import { isDay } from './is-day.ts'

const PeriodPanel = lazyPart(async () => (await import('./period-panel.tsx')).PeriodPanel)

const isMoment = (text: string) => {
  const time = Date.parse(text)
  return time > 0 && new Date(time).toISOString() === text
}

const described = (word: string) => (value: string) =>
  isDay(value) ? `${word} ${value}` : isMoment(value) ? `${word} ${formatDate(value)}` : undefined

/**
 * The two filters of a period, which are set in one panel: presets up to now, or a first and a last day.
 * Stored as moments, so that links mean the same tomorrow and in every time zone.
 */
export const periodFilters = <const From extends string, const To extends string>(
  from: From,
  to: To,
  label: string,
) =>
  [
    { name: from, label, options: [], end: to, panel: PeriodPanel, describe: described('From') },
    { name: to, label, options: [], describe: described('Until') },
  ] as const satisfies readonly Filter[]
