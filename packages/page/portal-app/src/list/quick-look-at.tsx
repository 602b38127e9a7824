import { type MenuItem, QuickLook } from '@portal/ui/blocks'
import { type ReactNode, useState } from 'react'

interface QuickLookAtProps<Row> {
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  rowName(row: Row): string
  /** Key of the row shown. */
  readonly current: string | undefined
  onChange(key: string | undefined): void
  itemsOf(row: Row): readonly MenuItem[]
  children(row: Row): ReactNode
}

/** A quick look at a row of a list, with navigation to its neighbors. */
export function QuickLookAt<Row>(props: QuickLookAtProps<Row>) {
  const { rows, rowKey, rowName, current, onChange, itemsOf, children } = props
  const row = rows.find((one) => rowKey(one) === current)
  // The panel's code is loaded on first use.
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
