import type { InputOf } from '@portal/contract/endpoint.ts'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { figureFor } from '@portal/portal-app'
import { ColumnPlot } from '@portal/ui/plot'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PERIOD_LABELS, type Period, type Span } from './period.ts'

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

const CHANGES = [{ label: 'Changes', tone: 'accent' }] as const

/**
 * Plots how many changes were made in each span of the period, as far as the operator may read them. What a task did
 * counts once. A span can be selected.
 */
export function ChangesChart(props: ChangesChartProps) {
  const { period, spans, timeZone, asked, chosen, onChoose } = props
  const starts = spans.map(({ from }) => from)
  const { data } = useSuspenseQuery(
    figureFor(listAuditEvents, { query: { ...asked, countFrom: starts, pageSize: 1 } }),
  )
  const isDay = period === '24h'
  const labels = new Intl.DateTimeFormat(undefined, { timeZone, ...(isDay ? HOUR : DATE) })
  const shortLabels = new Intl.DateTimeFormat(undefined, { timeZone, ...(isDay ? HOUR : DAY) })
  return (
    <ColumnPlot
      title={`Changes in the last ${PERIOD_LABELS[period]}`}
      columnHead={isDay ? 'From' : 'Day'}
      series={CHANGES}
      columns={starts.map((from, index) => ({
        label: labels.format(new Date(from)),
        short: shortLabels.format(new Date(from)),
        values: [data.counts?.[index] ?? 0],
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
