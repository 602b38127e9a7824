import type { PointerEvent } from 'react'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { loadOrSay } from '../layout/load-or-say.ts'
import { texts } from '../texts.ts'
import type { ColumnChoice } from './column-choice.ts'
import { SelectPage } from './select-page.tsx'
import { directionOf, SortButton } from './sort-button.tsx'
import type { Column } from './table-view.ts'
import type { Selection } from './use-selection.ts'
import type { TableState } from './use-table-state.ts'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  choice: ColumnChoice | undefined
  state: TableState
  rows: readonly Row[] | undefined
  selection: Selection<Row> | undefined
  withActions: boolean
}

/** A press beside what a head contains may be on its edge, which changes its width. */
async function press({ nativeEvent: event }: PointerEvent, choice: ColumnChoice) {
  const { target } = event
  if (!(target instanceof HTMLTableCellElement)) return
  const resizing = await loadOrSay(() => import('./late-columns.ts'), texts.table.columns)
  resizing?.resizeColumn(event, target, choice)
}

const widened = (width: string | undefined) => width && `calc(${width} * var(--widening, 1))`

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, choice, state, rows, selection, withActions } = props
  return (
    <thead onPointerDown={choice && ((event) => void press(event, choice))}>
      <tr>
        {selection && (
          <th scope="col" data-select="">
            <SelectPage selection={selection} rows={rows ?? []} />
          </th>
        )}
        {columns.map(({ key, label, sortable, align, width, maxWidth, hideBelow }) => {
          const direction = directionOf(key, state.sort)
          return (
            <th
              key={key}
              scope="col"
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              data-align={align}
              data-column={choice && key}
              data-hide-below={direction ? undefined : hideBelow}
              style={{ width: choice?.widths?.[key] ?? widened(maxWidth), minWidth: width }}
            >
              {sortable ? (
                <SortButton
                  label={label}
                  direction={direction}
                  arrowFirst={align === 'end'}
                  onToggle={() => state.setSort(direction === 'ascending' ? `-${key}` : key)}
                />
              ) : (
                label
              )}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" data-actions="">
            <VisuallyHidden>{texts.table.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
