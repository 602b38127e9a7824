import { plainTable, ScrollBox, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'

interface PlainTableProps {
  readonly label: string
  readonly head: readonly string[]
  /** Aligns all cells but the first as numbers. */
  readonly isOfNumbers?: boolean
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** The head of the column for the actions of a row, which stand at its end. */
const ACTIONS = 'Actions'

/** The columns that a phone has room for. */
const PHONE_COLUMNS = 3

/**
 * A short table without search, sorting or selection. The first cell is the row's header. On a phone, the rows
 * of a wide table are cards.
 */
export function PlainTable({ label, head, isOfNumbers = false, rows }: PlainTableProps) {
  // Two columns may have the same name.
  const columns = head.map((name, place) => ({ name, id: `${place} ${name}` }))
  return (
    <ScrollBox label={label}>
      <table
        className={plainTable}
        aria-label={label}
        data-numbers={isOfNumbers || undefined}
        data-cards={(!isOfNumbers && head.length > PHONE_COLUMNS) || undefined}
      >
        <thead>
          <tr>
            {columns.map(({ name, id }) => (
              <th key={id} scope="col">
                {name === ACTIONS ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]?.id} data-label={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
