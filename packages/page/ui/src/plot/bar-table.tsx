import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { formatNumber } from '../details/format.ts'
import { Box, Flex, VisuallyHidden } from '../layout/boxes.tsx'
import { ScrollBox } from '../layout/scroll-box.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { Fill } from './fill.tsx'
import type { PlotSeries } from './plot-series.ts'

interface BarValue {
  readonly value: number
  /** Address of what is counted. */
  readonly to?: string
}

/** Without a tone, its values are only numbers: such as those that the other series have counted already. */
type BarSeries = Pick<PlotSeries, 'label'> & Partial<Pick<PlotSeries, 'tone'>>

export interface BarTableProps {
  /** What the table shows, in words. */
  readonly title: string
  /** What a row is, such as "Type". */
  readonly rowHead: string
  readonly series: readonly BarSeries[]
  /** The values of a row are in the order of the series. */
  readonly rows: readonly { readonly label: string; readonly values: readonly BarValue[] }[]
}

const head = { fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal', paddingBottom: '1.5' } as const
/** With room for the bar. */
const cell = { paddingTop: '1', paddingBottom: '3' } as const
/** On narrow screens, a label has the line above its numbers, whose columns need all the room. */
const rowLabel = {
  maxWidth: { base: '1px', md: 'none' },
  whiteSpace: { base: 'nowrap', md: 'normal' },
  verticalAlign: { base: 'top', md: 'middle' },
} as const
const number = { paddingTop: { base: '6', md: '1' } } as const

function Value({ value, to, children }: BarValue & { children: ReactNode }) {
  if (value === 0 || to === undefined)
    return <Box color={value === 0 ? 'fg.muted' : 'fg'}>{formatNumber(value)}</Box>
  return (
    <TextLink to={to}>
      {formatNumber(value)}
      <VisuallyHidden> {children}</VisuallyHidden>
    </TextLink>
  )
}

/** A table whose rows are underlined with bars that compare them; nonzero values link to what they count. */
export function BarTable({ title, rowHead, series, rows }: BarTableProps) {
  const totals = rows.map(({ values }) =>
    values.reduce((sum, { value }, index) => sum + (series[index]?.tone ? value : 0), 0),
  )
  const width = scaleLinear()
    .domain([0, Math.max(1, ...totals)])
    .range([0, 100])
  return (
    <ScrollBox label={title}>
      <Box as="table" width="full" css={{ fontVariantNumeric: 'tabular-nums' }}>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            <Box as="th" {...head} textAlign="start">
              {rowHead}
            </Box>
            {series.map(({ label, tone }) => (
              <Box as="th" key={label} {...head} textAlign="end" paddingInlineStart="3" whiteSpace="nowrap">
                {tone && (
                  <Box
                    as="span"
                    display="inline-block"
                    width="2"
                    height="2"
                    marginInlineEnd="1"
                    aria-hidden="true"
                  >
                    <Fill tone={tone} />
                  </Box>
                )}
                {label}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <Box as="tr" key={label} position="relative">
              <Box as="th" fontWeight="normal" textAlign="start" {...cell} {...rowLabel}>
                {label}
                <Flex
                  position="absolute"
                  bottom="1"
                  insetInline="0"
                  height="1.5"
                  gap="1px"
                  bg="bg.subtle"
                  aria-hidden="true"
                >
                  {series.map(
                    (one, index) =>
                      one.tone && (
                        <Box
                          as="span"
                          key={one.label}
                          style={{ width: `${width(values[index]?.value ?? 0)}%` }}
                        >
                          <Fill tone={one.tone} />
                        </Box>
                      ),
                  )}
                </Flex>
              </Box>
              {values.map((value, index) => (
                <Box as="td" key={series[index]?.label} textAlign="end" {...cell} {...number}>
                  <Value {...value}>
                    {label}, {series[index]?.label}
                  </Value>
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  )
}
