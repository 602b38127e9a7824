import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import type { Column } from '@portal/ui'
import type { ExportChoice, Selection } from '@portal/ui/blocks'
import { type Reading, readAll } from './read-all.ts'
import type { ListedRows } from './use-table.ts'

/** Most rows for one bulk action or export; more rows need a task on the server. */
export const MAX_ROWS = 50_000

/** Rows of a list beyond the current page: selected rows, all matching rows, and both as a file. */
export function useListRows<E extends Endpoint>(
  endpoint: E,
  table: ListedRows<E>,
  selection?: Selection<RowOf<E>>,
) {
  async function rowsOf(scope: ExportChoice['scope'], reading?: Reading): Promise<readonly RowOf<E>[]> {
    if (selection && scope === 'selected' && !selection.isAll) return selection.rows
    return readAll(endpoint, table.input, MAX_ROWS, reading)
  }

  async function exportTo(
    name: string,
    { scope, format }: ExportChoice,
    columns: readonly Column<RowOf<E>>[],
    reading: Reading,
  ): Promise<void> {
    const { saveRows } = await import('./late-tools.ts')
    const rows = (onCut: () => void) => rowsOf(scope, { ...reading, onCut, errors: 'here' })
    await saveRows(name, { format, columns, most: MAX_ROWS, rows })
  }

  return { rowsOf, exportTo }
}
