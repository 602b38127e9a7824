import { formatNumber } from '../details/format.ts'

/** The texts of the export of a list. */
export const exportTexts = {
  title: (label: string) => `Export ${label.toLowerCase()}`,
  rows: 'Rows',
  matching: (total: number, capped: boolean) => `All ${formatNumber(total)}${capped ? '+' : ''} that match`,
  selected: (count: number) => `The ${formatNumber(count)} selected`,
  columns: 'Columns',
  shown: 'Visible columns',
  every: 'All columns',
  format: 'Format',
  csv: 'CSV, for spreadsheets',
  json: 'JSON, as in the API',
  start: 'Export',
  progress: (count: number, goal: number | undefined) =>
    `${formatNumber(count)}${goal === undefined ? '' : ` of ${formatNumber(goal)}`} rows`,
} as const
