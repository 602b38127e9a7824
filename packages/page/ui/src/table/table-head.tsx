import { VisuallyHidden } from '../layout/boxes.tsx'
import { texts } from '../texts.ts'
import { SelectPage } from './select-page.tsx'
import { directionOf, SortButton } from './sort-button.tsx'
import type { Column } from './table-view.ts'
import type { Selection } from './use-selection.ts'
import type { TableState } from './use-table-state.ts'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  state: TableState
  rows: readonly Row[] | undefined
  selection: Selection<Row> | undefined
  withActions: boolean
}

export function TableHead<Row>({ columns, state, rows, selection, withActions }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" data-select="">
            <SelectPage selection={selection} rows={rows ?? []} />
          </th>
        )}
        {columns.map(({ key, label, sortable, align, width, hideBelow }) => {
          const direction = directionOf(key, state.sort)
          return (
            <th
              key={key}
              scope="col"
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              data-align={align}
              data-hide-below={direction ? undefined : hideBelow}
              style={{ width }}
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
