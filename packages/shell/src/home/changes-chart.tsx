import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { figureFor } from '@portal/portal-app'
import { useSuspenseQueries } from '@tanstack/react-query'
import { ColumnChart } from './column-chart.tsx'
import type { Period, Span } from './period.ts'

interface ChangesChartProps {
  readonly period: Period
  readonly spans: readonly Span[]
  readonly timeZone: string | undefined
  readonly actorId: string | undefined
}

const HOUR = { hour: 'numeric', hour12: false } as const
const DAY = { day: 'numeric' } as const
const DATE = { day: 'numeric', month: 'short' } as const

/** How many changes the operator may read were made in each part of the period. */
export function ChangesChart({ period, spans, timeZone, actorId }: ChangesChartProps) {
  const counts = useSuspenseQueries({
    queries: spans.map(({ from, to }) =>
      figureFor(listAuditEvents, { query: { from, to, pageSize: 1, ...(actorId && { actorId }) } }),
    ),
  })
  const isDay = period === '24h'
  const labels = new Intl.DateTimeFormat(undefined, { timeZone, ...(isDay ? HOUR : DATE) })
  const shortLabels = new Intl.DateTimeFormat(undefined, { timeZone, ...(isDay ? HOUR : DAY) })
  return (
    <ColumnChart
      endsNow
      label="Changes"
      heads={[isDay ? 'From' : 'Day', 'Changes']}
      columns={spans.map(({ from }, index) => ({
        label: labels.format(new Date(from)),
        short: shortLabels.format(new Date(from)),
        value: counts[index]?.data.page.totalItems ?? 0,
      }))}
    />
  )
}
