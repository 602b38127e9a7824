import type { ColumnChoice, ColumnWidths } from './column-choice.ts'

export const MIN_COLUMN_WIDTH = 56
export const MAX_COLUMN_WIDTH = 800

/** A width within the limits, in whole pixels. */
export const withinLimits = (width: number): number =>
  Math.round(Math.min(Math.max(width, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH))

/** The visible heads of columns that can be resized; none where rows are cards. */
export function columnHeads(within: ParentNode): readonly HTMLElement[] {
  const heads = within.querySelectorAll<HTMLElement>('thead th[data-column]')
  return [...heads].filter(({ offsetWidth }) => offsetWidth > 0)
}

export const columnOf = ({ dataset }: HTMLElement): string => dataset.column ?? ''

/** How wide columns are on the screen. */
export const widthsOf = (heads: readonly HTMLElement[]): ColumnWidths =>
  Object.fromEntries(heads.map((head) => [columnOf(head), withinLimits(head.offsetWidth)]))

/** The columns of these heads without the row's header, which is always visible. */
export const choosableOf = (heads: readonly HTMLElement[], { columns }: ColumnChoice): readonly string[] =>
  heads.map(columnOf).filter((key) => columns.some((column) => column.key === key))
