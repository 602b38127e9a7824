import type { InputOf } from '@portal/contract/endpoint.ts'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { figureFor } from '@portal/portal-app'
import { useSuspenseQueries } from '@tanstack/react-query'
import { ColumnChart } from './column-chart.tsx'
import type { Period, Span } from './period.ts'

interface ChangesChartProps {
  readonly period: Period
  readonly spans: readonly Span[]
  readonly timeZone: string | undefined
  /** Filters besides the period. */
  readonly asked: NonNullable<InputOf<typeof listAuditEvents>['query']>
  /** Index of the selected span. */
  readonly chosen: number | undefined
  onChoose(index: number | undefined): void
}

const HOUR = { hour: 'numeric', hour12: false } as const
const DAY = { day: 'numeric' } as const
const DATE = { day: 'numeric', month: 'short' } as const

/** Charts how many changes the operator may read in each span of the period; a span can be selected. */
export function ChangesChart(props: ChangesChartProps) {
  const { period, spans, timeZone, asked, chosen, onChoose } = props
  const counts = useSuspenseQueries({
    queries: spans.map(({ from, to }) =>
      figureFor(listAuditEvents, { query: { ...asked, from, to, pageSize: 1 } }),
    ),
  })
  const isDay = period === '24h'
  const labels = new Intl.DateTimeFormat(undefined, { timeZone, ...(isDay ? HOUR : DATE) })
  const shortLabels = new Intl.DateTimeFormat(undefined, { timeZone, ...(isDay ? HOUR : DAY) })
  return (
    <ColumnChart
      chosen={chosen}
      onChoose={onChoose}
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
