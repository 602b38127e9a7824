// The public surface for plots; loaded on first use.

export { BarTable, type BarTableProps } from './bar-table.tsx'
export { ColumnPlot, type ColumnPlotProps, type PlotColumn } from './column-plot.tsx'
export type { PlotSeries } from './plot-series.ts'
export { TimeLine, type TimeLineProps } from './time-line.tsx'
