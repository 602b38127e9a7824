import { useRef } from 'react'
import { Button } from '../layout/button.tsx'
import { useHandOnFocus } from '../layout/hand-on-focus.ts'
import { ActionMenu } from '../menu/action-menu.tsx'
import { PopoverButton } from '../menu/popover-button.tsx'
import { chakra } from '../theme/chakra.ts'
import { SelectedRows } from './selected-rows.tsx'
import type { SelectionBarProps } from './selection-bar.tsx'
import { selectionTexts as texts } from './selection-texts.ts'

const SHOWN_AS_BUTTONS = 3

const Bar = chakra('div', 'selectionBar')

/** The bar of a selection. */
export function SelectionTools<Row>({
  selection,
  rows,
  rowName,
  total,
  capped,
  items,
}: SelectionBarProps<Row>) {
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
      aria-label={texts.selection}
      tabIndex={-1}
      data-selection-bar
      data-bottom-bar
      data-no-print
    >
      <chakra.strong role="status" fontWeight="strong" marginInlineEnd="2">
        {selection.isAll ? texts.allSelected(total, capped) : texts.selected(selection.count, elsewhere)}
      </chakra.strong>
      {!selection.isAll && (
        <PopoverButton
          variant="ghost"
          label={texts.selection}
          panel={<SelectedRows selection={selection} rowName={rowName} />}
        >
          {texts.showSelected}
        </PopoverButton>
      )}
      <div>
        {items.slice(0, SHOWN_AS_BUTTONS).map(({ label, disabledReason, onSelect }) => (
          <Button key={label} disabledReason={disabledReason} onClick={onSelect}>
            {label}
          </Button>
        ))}
        <ActionMenu label={texts.moreActions} items={items.slice(SHOWN_AS_BUTTONS)} />
      </div>
      {/* After the actions: nothing else may slide below a pointer that pressed it. */}
      <chakra.span marginInlineStart="auto">
        {mayPickAll && (
          <Button variant="ghost" onClick={pickAll}>
            {texts.selectAll(total, capped)}
          </Button>
        )}
        <Button variant="ghost" onClick={() => selection.clear()}>
          {texts.clearSelection}
        </Button>
      </chakra.span>
    </Bar>
  )
}
