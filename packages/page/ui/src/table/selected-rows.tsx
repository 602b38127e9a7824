import { useId, useState } from 'react'
import { Tick } from '../layout/tick.tsx'
import { chakra } from '../theme/chakra.ts'
import type { Selection } from './use-selection.ts'
import { ValueRow } from './value-row.ts'

export interface SelectedRowsProps<Row> {
  selection: Selection<Row>
  rowName(row: Row): string
}

/** All selected rows of all pages by name; a removed one stays listed, so that it can be added again. */
export function SelectedRows<Row>({ selection, rowName }: SelectedRowsProps<Row>) {
  const [rows] = useState(selection.rows)
  const id = useId()
  return (
    <chakra.ul overflow="auto" padding="1">
      {[...rows.entries()].map(([index, row]) => (
        <li key={index}>
          <ValueRow htmlFor={`${id}${index}`}>
            <Tick
              type="checkbox"
              id={`${id}${index}`}
              checked={selection.has(row)}
              onChange={() => selection.toggle(row)}
            />
            {rowName(row)}
          </ValueRow>
        </li>
      ))}
    </chakra.ul>
  )
}
