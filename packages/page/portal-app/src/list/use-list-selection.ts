import { type Selection, useSelection } from '@portal/ui/blocks'
import { MAX_ROWS } from './use-list-rows.ts'

interface Listed<Row> {
  readonly rows?: readonly Row[] | undefined
  readonly total?: number | undefined
}

/** The selection in a list. Another search or filter clears it; another order or other columns show the same rows. */
export const useListSelection = <Row>(
  rowKey: (row: Row) => string,
  { rows, total = 0 }: Listed<Row>,
  searched: object,
): Selection<Row> =>
  useSelection(rowKey, {
    query: JSON.stringify(searched),
    total: Math.min(total, MAX_ROWS),
    ...(rows && { rows }),
  })
