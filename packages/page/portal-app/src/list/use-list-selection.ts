import { type Selection, useSelection } from '@portal/ui/blocks'
import { useState } from 'react'
import { MAX_ROWS } from './use-list-rows.ts'

interface Listed<Row> {
  readonly rows?: readonly Row[] | undefined
  readonly total?: number | undefined
}

/** The selection in a list. Another search or filter clears it; another order or other columns show the same rows. */
export function useListSelection<Row>(
  rowKey: (row: Row) => string,
  { rows, total = 0 }: Listed<Row>,
  searched: object,
): Selection<Row> {
  const query = JSON.stringify(searched)
  // Rows of the previous search stay until those of the new one have loaded.
  const [loaded, setLoaded] = useState({ rows, query })
  if (rows !== loaded.rows) setLoaded({ rows, query })
  return useSelection(rowKey, {
    query,
    total: Math.min(total, MAX_ROWS),
    isOutdated: query !== loaded.query,
    ...(rows && { rows }),
  })
}
