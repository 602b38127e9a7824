import { Tick } from '../layout/tick.tsx'
import { texts } from '../texts.ts'
import type { Selection } from './use-selection.ts'

interface SelectPageProps<Row> {
  selection: Selection<Row>
  rows: readonly Row[]
  /** For a label that is seen. */
  id?: string
}

/** Picks the whole page; a dash says that a part of it is picked. */
export function SelectPage<Row>({ selection, rows, id }: SelectPageProps<Row>) {
  const picked = rows.filter((row) => selection.has(row)).length
  const all = rows.length > 0 && picked === rows.length
  return (
    <Tick
      id={id}
      type="checkbox"
      aria-label={texts.table.selectPage}
      checked={all}
      disabled={selection.isAll || rows.length === 0}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = picked > 0 && !all
      }}
      onChange={() => selection.togglePage(rows)}
    />
  )
}
