import { Button } from '../layout/button.tsx'
import { ActionMenu } from '../menu/action-menu.tsx'
import type { MenuItem } from '../menu/menu-entry.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { selectionBar } from './table-styles.ts'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps<Row> {
  selection: Selection<Row>
  /** Rows of the page. */
  rows: readonly Row[]
  total: number
  capped: boolean
  /** What can be done with all that is selected. */
  items: readonly MenuItem[]
}

const SHOWN_AS_BUTTONS = 3

const Bar = chakra('div', { base: selectionBar })

/** How many rows are selected, the way to all that match, and what can be done with them. */
export function SelectionBar<Row>({ selection, rows, total, capped, items }: SelectionBarProps<Row>) {
  if (selection.count === 0) return null
  const pageIsPicked = rows.every(selection.has)
  const mayPickAll = pageIsPicked && !selection.isAll && total > selection.count
  return (
    <Bar role="region" aria-label={texts.table.selection} data-no-print>
      <chakra.strong role="status" fontWeight="strong" marginInlineEnd="2">
        {selection.isAll ? texts.table.allSelected(total, capped) : texts.table.selected(selection.count)}
      </chakra.strong>
      {mayPickAll && (
        <Button variant="ghost" onClick={() => selection.pickAll()}>
          {texts.table.selectAll(total, capped)}
        </Button>
      )}
      {items.slice(0, SHOWN_AS_BUTTONS).map(({ label, onSelect }) => (
        <Button key={label} onClick={onSelect}>
          {label}
        </Button>
      ))}
      <ActionMenu label={texts.table.moreActions} items={items.slice(SHOWN_AS_BUTTONS)} />
      <Button variant="ghost" onClick={() => selection.clear()} marginInlineStart="auto">
        {texts.table.clearSelection}
      </Button>
    </Bar>
  )
}
