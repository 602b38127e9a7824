import { BarTable } from '../plot/bar-table.tsx'
import { ColumnPlot } from '../plot/column-plot.tsx'
import { TimeLine } from '../plot/time-line.tsx'

const OUTCOMES = [
  { label: 'Sold', tone: 'green' },
  { label: 'Returned', tone: 'amber' },
  { label: 'Lost', tone: 'red' },
] as const

const DAYS = [
  { label: 'Monday', short: 'Mo', values: [12, 3, 1], to: '?day=1' },
  { label: 'Tuesday', short: 'Tu', values: [0, 0, 0], to: '?day=2' },
  { label: 'Wednesday', short: 'We', values: [1204, 0, 7], to: '?day=3' },
]

export const ColumnsThatLead = () => (
  <ColumnPlot title="Goods by day" columnHead="Day" series={OUTCOMES} columns={DAYS} />
)

export const ColumnsWithoutValues = () => (
  <ColumnPlot
    title="Visits by day"
    columnHead="Day"
    series={[{ label: 'Visits', tone: 'accent' }]}
    columns={DAYS.map(({ label, short }) => ({ label, short, values: [0] }))}
  />
)

export const BarsOfRows = () => (
  <BarTable
    title="Goods by shop"
    rowHead="Shop"
    series={OUTCOMES}
    rows={[
      { label: 'Acme', values: [{ value: 12, to: '?' }, { value: 3, to: '?' }, { value: 0 }] },
      { label: 'Internationale Handelsgesellschaft', values: [{ value: 1 }, { value: 0 }, { value: 0 }] },
    ]}
  />
)

export const TimeLineOfShops = () => (
  <TimeLine
    title="Leases that end in January"
    from="2026-01-01T00:00:00Z"
    to="2026-01-31T00:00:00Z"
    items={[
      { key: '1', label: 'Acme', at: '2025-12-01T00:00:00Z', when: 'Has ended', tone: 'red' },
      { key: '2', label: 'Corner shop', at: '2026-01-20T00:00:00Z', when: 'January 20', tone: 'amber' },
    ]}
  />
)
