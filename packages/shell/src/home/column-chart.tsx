import { Box, Button, Flex, formatNumber } from '@portal/ui'
import { useState } from 'react'

export interface Column {
  readonly label: string
  /** What stands under the column. */
  readonly short: string
  readonly value: number
}

interface ColumnChartProps {
  /** What is shown, for those who do not see it. */
  readonly label: string
  /** Heads of the table: what the columns are, what is counted. */
  readonly heads: readonly [column: string, value: string]
  readonly columns: readonly Column[]
  /** The last column is what is going on now. */
  readonly endsNow?: true
}

const HEIGHT = '9rem'

function Columns({ label, columns, endsNow }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value))
  const total = columns.reduce((sum, { value }) => sum + value, 0)
  return (
    <Flex role="img" aria-label={`${label}: ${formatNumber(total)} in total`} gap="1" align="flex-end">
      {columns.map((column, index) => (
        <Flex key={column.label} direction="column" align="center" flex="1" minWidth="0" fontSize="xs">
          <Box color="fg.muted" minHeight="5">
            {column.value > 0 && formatNumber(column.value)}
          </Box>
          <Flex height={HEIGHT} align="flex-end" width="full" justify="center">
            <Box
              width="full"
              maxWidth="3"
              minHeight="1px"
              height={`${(column.value / highest) * 100}%`}
              bg={endsNow && index === columns.length - 1 ? 'accent' : 'border.control'}
            />
          </Flex>
          <Box color="fg.muted" whiteSpace="nowrap" paddingTop="1">
            {column.short}
          </Box>
        </Flex>
      ))}
    </Flex>
  )
}

function Table({ label, heads, columns }: ColumnChartProps) {
  return (
    <Box maxHeight="10.5rem" overflowY="auto" tabIndex={0} role="region" aria-label={label}>
      <Box as="table" width="full" fontSize="sm" css={{ fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr>
            <Box as="th" textAlign="start" fontWeight="strong">
              {heads[0]}
            </Box>
            <Box as="th" textAlign="end" fontWeight="strong">
              {heads[1]}
            </Box>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <Box as="tr" key={column.label} borderTopWidth="1px" borderColor="border">
              <Box as="th" textAlign="start" fontWeight="normal">
                {column.label}
              </Box>
              <Box as="td" textAlign="end">
                {formatNumber(column.value)}
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** Thin columns with their values on top, the present one in the accent; the same figures as a table at a press. */
export function ColumnChart(props: ColumnChartProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Flex direction="column" gap="3" align="stretch">
      {asTable ? <Table {...props} /> : <Columns {...props} />}
      <Box>
        <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
    </Flex>
  )
}
