import { Box, ScrollBox } from '@portal/ui'
import type { ReactNode } from 'react'

interface PlainTableProps {
  readonly label: string
  readonly head: readonly string[]
  /** Aligns all cells but the first as numbers. */
  readonly isOfNumbers?: boolean
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A short table without search, sorting or selection. The first cell is the row's header. */
export function PlainTable({ label, head, isOfNumbers = false, rows }: PlainTableProps) {
  // Two columns may have the same name.
  const columns = head.map((name, place) => ({ name, id: `${place} ${name}` }))
  return (
    <ScrollBox label={label}>
      <Box
        as="table"
        width="full"
        aria-label={label}
        data-numbers={isOfNumbers || undefined}
        css={{
          '& th, & td': {
            textAlign: 'start',
            verticalAlign: 'baseline',
            padding: '2',
            borderBottomWidth: '1px',
            fontWeight: 'normal',
          },
          '& thead th': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
          '& tbody th': { fontWeight: 'strong' },
          '&[data-numbers] :is(td, th:not(:first-of-type))': {
            textAlign: 'end',
            fontVariantNumeric: 'tabular-nums',
          },
        }}
      >
        <thead>
          <tr>
            {columns.map(({ name, id }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]?.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  )
}
