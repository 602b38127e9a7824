import { type MenuItem, QuickLook } from '@portal/ui/kit'
import { type ReactNode, useState } from 'react'

interface QuickLookAtProps<Row> {
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  rowName(row: Row): string
  /** Key of the row that is looked at. */
  readonly current: string | undefined
  onChange(key: string | undefined): void
  itemsOf(row: Row): readonly MenuItem[]
  children(row: Row): ReactNode
}

/** A closer look at one row of a list, and from there at its neighbours. */
export function QuickLookAt<Row>(props: QuickLookAtProps<Row>) {
  const { rows, rowKey, rowName, current, onChange, itemsOf, children } = props
  const row = rows.find((one) => rowKey(one) === current)
  // The panel's code is loaded with the first look.
  const [wanted, setWanted] = useState(false)
  if (row !== undefined && !wanted) setWanted(true)
  if (!wanted) return null

  function step(by: 1 | -1) {
    const next = row && rows[rows.indexOf(row) + by]
    if (next !== undefined) onChange(rowKey(next))
  }

  return (
    <QuickLook
      rowKey={current}
      name={row && rowName(row)}
      items={row ? itemsOf(row) : []}
      onClose={() => onChange(undefined)}
      onStep={step}
      onShow={onChange}
    >
      {row && children(row)}
    </QuickLook>
  )
}
