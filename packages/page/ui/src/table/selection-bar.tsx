import type { MenuItem } from '../menu/menu-entry.ts'
import { SelectionTools } from './list-panels.tsx'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps<Row> {
  selection: Selection<Row>
  /** Rows of the page. */
  rows: readonly Row[]
  rowName(row: Row): string
  total: number
  capped: boolean
  /** Actions for the selected rows. */
  items: readonly MenuItem[]
}

/** The number of selected rows, where they are, a button to select all matching rows, and the actions. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  return props.selection.count > 0 && <SelectionTools {...props} />
}
