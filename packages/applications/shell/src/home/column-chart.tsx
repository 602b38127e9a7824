import { Box, Button, Flex, formatNumber, VisuallyHidden } from '@portal/ui'
import { useState } from 'react'

export interface Column {
  readonly label: string
  /** Label below the column. */
  readonly short: string
  readonly value: number
}

interface ColumnChartProps {
  /** Text for screen readers. */
  readonly label: string
  /** Table headers: the column and the counted value. */
  readonly heads: readonly [column: string, value: string]
  readonly columns: readonly Column[]
  /** Index of the selected column; pressing it again clears the selection. */
  readonly chosen: number | undefined
  onChoose(index: number | undefined): void
}

const HEIGHT = '9rem'

interface ColumnButtonProps {
  readonly column: Column
  readonly highest: number
  readonly isLast: boolean
  readonly isChosen: boolean
  onPress(): void
}

/** A column as high as its value; the last one, the current span, has the accent color. */
function ColumnButton({ column, highest, isLast, isChosen, onPress }: ColumnButtonProps) {
  return (
    <Box
      asChild
      position="relative"
      flex="1"
      minWidth="0"
      fontSize="xs"
      borderRadius="control"
      cursor="pointer"
      bg={isChosen ? 'accent.subtle' : undefined}
      _hover={{ bg: 'bg.hover' }}
      {...(isChosen && { _highContrast: { outline: '2px solid Highlight' } })}
    >
      <button type="button" aria-pressed={isChosen} onClick={onPress}>
        <VisuallyHidden>{`${column.label}: ${formatNumber(column.value)}`}</VisuallyHidden>
        <Box as="span" display="block" color="fg.muted" minHeight="5" aria-hidden="true">
          {column.value > 0 && formatNumber(column.value)}
        </Box>
        <Box as="span" display="flex" height={HEIGHT} alignItems="flex-end" justifyContent="center">
          <Box
            as="span"
            width="full"
            maxWidth="3"
            minHeight="1px"
            style={{ height: `${(column.value / highest) * 100}%` }}
            bg={isLast || isChosen ? 'accent' : 'border.control'}
            _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
          />
        </Box>
        <Box as="span" display="block" color="fg.muted" whiteSpace="nowrap" paddingTop="1" aria-hidden="true">
          {column.short}
        </Box>
      </button>
    </Box>
  )
}

function Columns({ label, columns, chosen, onChoose }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value))
  const total = columns.reduce((sum, { value }) => sum + value, 0)
  return (
    <Flex role="group" aria-label={`${label}: ${formatNumber(total)} in total`} gap="1">
      {columns.map((column, index) => (
        <ColumnButton
          key={column.label}
          column={column}
          highest={highest}
          isLast={index === columns.length - 1}
          isChosen={index === chosen}
          onPress={() => onChoose(index === chosen ? undefined : index)}
        />
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

/** Thin columns with their values on top, each a button. The same figures are available as a table. */
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
