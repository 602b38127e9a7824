import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { notify } from '@portal/session'
import { type Column, formatNumber } from '@portal/ui'
import type { ExportChoice, Selection } from '@portal/ui/blocks'
import { type Reading, readAll } from './read-all.ts'
import { saveFile } from './save-file.ts'
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
    let isCut = false
    const onCut = () => {
      isCut = true
    }
    const [rows, { csvOf, jsonOf }] = await Promise.all([
      rowsOf(scope, { ...reading, onCut, errors: 'here' }),
      import('./late-tools.ts'),
    ])
    saveFile(name, format, format === 'csv' ? csvOf(rows, columns) : jsonOf(rows))
    if (isCut)
      notify({
        kind: 'warning',
        title: `Only the first ${formatNumber(MAX_ROWS)} rows were saved`,
        lines: ['Narrow the search or filters to save the rest.'],
      })
  }

  return { rowsOf, exportTo }
}
