import { useId } from 'react'
import { Select } from '../layout/select.tsx'
import { texts } from '../texts.ts'
import type { Column } from './table-view.ts'
import type { TableState } from './use-table-state.ts'

/** Sorts the cards on a phone, which have no column heads. */
export function SortSelect<Row>({ columns, state }: { columns: readonly Column<Row>[]; state: TableState }) {
  const id = useId()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  return (
    <>
      <label htmlFor={id}>{texts.table.sortBy}</label>
      <Select
        id={id}
        size="sm"
        value={state.sort ?? ''}
        onChange={(event) => state.setSort(event.target.value || undefined)}
      >
        <option value="">{texts.table.defaultOrder}</option>
        {sortable.flatMap(({ key, label }) => [
          <option key={key} value={key}>
            {texts.table.ascending(label)}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {texts.table.descending(label)}
          </option>,
        ])}
      </Select>
    </>
  )
}
