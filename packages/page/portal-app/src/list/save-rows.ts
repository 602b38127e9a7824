import { notify } from '@portal/session'
import { type Column, formatNumber } from '@portal/ui'
import type { ExportChoice } from '@portal/ui/blocks'
import { csvOf, jsonOf } from './export-rows.ts'
import { saveFile } from './save-file.ts'

interface Saving<Row> extends Pick<ExportChoice, 'format'> {
  readonly columns: readonly Column<Row>[]
  /** Most rows that are read. */
  readonly most: number
  /** Reads the rows; calls `onCut` when there are more. */
  rows(onCut: () => void): Promise<readonly Row[]>
}

/** Saves rows as a file, and says when there were too many. Throws what reading them throws. */
export async function saveRows<Row>(name: string, saving: Saving<Row>): Promise<void> {
  const { format, columns, most } = saving
  let isCut = false
  const rows = await saving.rows(() => {
    isCut = true
  })
  saveFile(name, format, format === 'csv' ? csvOf(rows, columns) : jsonOf(rows))
  if (!isCut) return
  notify({
    kind: 'warning',
    title: `Only the first ${formatNumber(most)} rows were saved`,
    lines: ['Narrow the search or filters to save the rest.'],
  })
}
