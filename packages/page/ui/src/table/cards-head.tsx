import { useId } from 'react'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { SelectPage } from './select-page.tsx'
import { SortSelect } from './sort-select.tsx'
import type { TableHeadProps } from './table-head.tsx'

const Row = chakra('div', 'cardsHead')

/** Replaces the column heads where rows are cards: selects all rows, and sorts them. */
export function CardsHead<Row>(props: Omit<TableHeadProps<Row>, 'choice' | 'withActions'>) {
  const boxId = useId()
  const { columns, state, rows = [], selection } = props
  return (
    <Row data-no-print>
      {selection && (
        <chakra.span display="inline-flex" alignItems="center" gap="2" marginInlineEnd="auto">
          <SelectPage id={boxId} selection={selection} rows={rows} />
          <label htmlFor={boxId}>{texts.table.wholePage}</label>
        </chakra.span>
      )}
      <SortSelect columns={columns} state={state} />
    </Row>
  )
}
