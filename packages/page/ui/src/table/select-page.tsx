import { Tick } from '../layout/tick.tsx'
import { texts } from '../texts.ts'
import type { Selection } from './use-selection.ts'

interface SelectPageProps<Row> {
  selection: Selection<Row>
  rows: readonly Row[]
  /** For a visible label. */
  id?: string
}

/** Selects the whole page; shows a dash when only part of it is selected. */
export function SelectPage<Row>({ selection, rows, id }: SelectPageProps<Row>) {
  const picked = rows.filter((row) => selection.has(row)).length
  const all = rows.length > 0 && picked === rows.length
  return (
    <Tick
      id={id}
      type="checkbox"
      aria-label={texts.table.selectPage}
      checked={all}
      disabled={selection.isFixed || rows.length === 0}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = picked > 0 && !all
      }}
      onChange={() => selection.togglePage(rows)}
    />
  )
}
