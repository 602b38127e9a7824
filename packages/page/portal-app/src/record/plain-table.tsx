import { Box, ScrollBox } from '@portal/ui'
import type { ReactNode } from 'react'

interface PlainTableProps {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A short table without search, sorting or selection. The first cell is the row's header. */
export function PlainTable({ label, head, rows }: PlainTableProps) {
  return (
    <ScrollBox label={label}>
      <Box
        as="table"
        width="full"
        aria-label={label}
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
        }}
      >
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
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
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  )
}
