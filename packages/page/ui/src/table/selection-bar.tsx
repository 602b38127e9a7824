import { useRef } from 'react'
import { Button } from '../layout/button.tsx'
import { useHandOnFocus } from '../layout/hand-on-focus.ts'
import { ActionMenu } from '../menu/action-menu.tsx'
import type { MenuItem } from '../menu/menu-entry.ts'
import { PopoverButton } from '../menu/popover-button.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { SelectedRows } from './list-panels.tsx'
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

const SHOWN_AS_BUTTONS = 3

const Bar = chakra('div', 'selectionBar')

/** The number of selected rows, where they are, a button to select all matching rows, and the actions. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  return props.selection.count > 0 && <SelectionTools {...props} />
}

function SelectionTools<Row>({ selection, rows, rowName, total, capped, items }: SelectionBarProps<Row>) {
  const bar = useRef<HTMLDivElement>(null)
  useHandOnFocus(bar)
  const here = rows.filter(selection.has).length
  const elsewhere = selection.isAll ? 0 : selection.count - here
  const mayPickAll = here === rows.length && !selection.isAll && total > selection.count

  function pickAll() {
    // The button goes once all are selected.
    bar.current?.focus({ preventScroll: true })
    selection.pickAll()
  }

  return (
    <Bar
      ref={bar}
      role="region"
      aria-label={texts.table.selection}
      tabIndex={-1}
      data-selection-bar
      data-bottom-bar
      data-no-print
    >
      <chakra.strong role="status" fontWeight="strong" marginInlineEnd="2">
        {selection.isAll
          ? texts.table.allSelected(total, capped)
          : texts.table.selected(selection.count, elsewhere)}
      </chakra.strong>
      {!selection.isAll && (
        <PopoverButton
          variant="ghost"
          label={texts.table.selection}
          panel={<SelectedRows selection={selection} rowName={rowName} />}
        >
          {texts.table.showSelected}
        </PopoverButton>
      )}
      <div>
        {items.slice(0, SHOWN_AS_BUTTONS).map(({ label, disabledReason, onSelect }) => (
          <Button key={label} disabledReason={disabledReason} onClick={onSelect}>
            {label}
          </Button>
        ))}
        <ActionMenu label={texts.table.moreActions} items={items.slice(SHOWN_AS_BUTTONS)} />
      </div>
      {/* After the actions: nothing else may slide below a pointer that pressed it. */}
      <chakra.span marginInlineStart="auto">
        {mayPickAll && (
          <Button variant="ghost" onClick={pickAll}>
            {texts.table.selectAll(total, capped)}
          </Button>
        )}
        <Button variant="ghost" onClick={() => selection.clear()}>
          {texts.table.clearSelection}
        </Button>
      </chakra.span>
    </Bar>
  )
}
