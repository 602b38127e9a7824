import { type ReactNode, useState } from 'react'
import { Box, Flex, Text } from '../layout/boxes.tsx'
import { Button } from '../layout/button.tsx'
import { Legend } from './legend.tsx'
import type { PlotSeries } from './plot-series.ts'

interface PlotFrameProps {
  /** What the plot shows, in words. */
  readonly title: string
  /** Named in a legend when there are several. */
  readonly series: readonly PlotSeries[]
  /** Heads of the table's columns. */
  readonly heads: readonly string[]
  /** The same values as the plot's; the first cell names its row. */
  readonly rows: readonly (readonly string[])[]
  readonly children: ReactNode
}

const cell = { borderTopWidth: '1px', borderColor: 'border', paddingBlock: '0.5' } as const

function ValueTable({ title, heads, rows }: Omit<PlotFrameProps, 'children' | 'series'>) {
  return (
    <Box maxHeight="11rem" overflowY="auto" tabIndex={0} role="region" aria-label={title}>
      <Box as="table" width="full" fontSize="sm" css={{ fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <Box as="th" key={head} textAlign={index === 0 ? 'start' : 'end'} fontWeight="strong">
                {head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <Box as="th" textAlign="start" fontWeight="normal" {...cell}>
                {name}
              </Box>
              {values.map((value, index) => (
                <Box as="td" key={heads[index + 1]} textAlign="end" {...cell}>
                  {value}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** A plot with its title and legend, which anybody can see as a table instead. */
export function PlotFrame({ title, series, heads, rows, children }: PlotFrameProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Flex as="figure" direction="column" gap="3" align="stretch" minWidth="0">
      <Text as="figcaption" fontSize="sm" color="fg.muted">
        {title}
      </Text>
      {asTable ? (
        <ValueTable title={title} heads={heads} rows={rows} />
      ) : (
        <>
          {children}
          {series.length > 1 && <Legend series={series} />}
        </>
      )}
      <Box>
        <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
    </Flex>
  )
}
