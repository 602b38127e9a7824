import { scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { Link } from 'react-router-dom'
import { formatNumber } from '../details/format.ts'
import { Box, Flex, VisuallyHidden } from '../layout/boxes.tsx'
import { Fill } from './fill.tsx'
import { PlotFrame } from './plot-frame.tsx'
import type { PlotSeries } from './plot-series.ts'

export interface PlotColumn {
  readonly label: string
  /** Label below the column. */
  readonly short: string
  /** One for each series. */
  readonly values: readonly number[]
  /** Address of what is counted. */
  readonly to?: string
}

export interface ColumnPlotProps {
  /** What the plot shows, in words. */
  readonly title: string
  /** What a column is, such as "Day". */
  readonly columnHead: string
  readonly series: readonly PlotSeries[]
  readonly columns: readonly PlotColumn[]
  /** Index of the selected column; pressing it again clears the selection. */
  readonly chosen?: number | undefined
  /** Makes the columns without an address selectable. */
  onChoose?(index: number | undefined): void
}

const HEIGHT_REM = 9

const totalOf = ({ values }: PlotColumn) => values.reduce((sum, value) => sum + value, 0)

function valuesInWords({ values }: PlotColumn, series: readonly PlotSeries[]): string {
  if (series.length === 1) return formatNumber(values[0] ?? 0)
  const told = series.flatMap(({ label }, index) => {
    const value = values[index] ?? 0
    return value > 0 ? [`${formatNumber(value)} ${label.toLowerCase()}`] : []
  })
  return told.join(', ') || formatNumber(0)
}

interface ColumnProps {
  readonly column: PlotColumn
  readonly series: readonly PlotSeries[]
  /** The height of a value, in percent. */
  height(value: number): number
}

/** The total, the values on top of one another, and the label. */
function Column({ column, series, height }: ColumnProps) {
  const total = totalOf(column)
  const keys = series.map((_, index) => index)
  const layersOf = stack<readonly number[], number>()
    .keys(keys)
    .value((values, key) => values[key] ?? 0)
  return (
    <>
      <VisuallyHidden>{`${column.label}: ${valuesInWords(column, series)}`}</VisuallyHidden>
      <Box as="span" display="block" color="fg.muted" minHeight="5" aria-hidden="true">
        {total > 0 && formatNumber(total)}
      </Box>
      <Box
        as="span"
        display="block"
        position="relative"
        width="full"
        maxWidth="4"
        marginInline="auto"
        borderBottomWidth="1px"
        borderColor="border.control"
        style={{ height: `${HEIGHT_REM}rem` }}
        aria-hidden="true"
      >
        {layersOf([column.values]).map((layer, index) => {
          const [from = 0, to = 0] = layer[0] ?? []
          const { label, tone } = series[index] ?? { label: '', tone: 'accent' }
          return (
            <Box
              as="span"
              key={label}
              position="absolute"
              insetInline="0"
              style={{ bottom: `${height(from)}%`, height: `${height(to) - height(from)}%` }}
            >
              <Fill tone={tone} />
            </Box>
          )
        })}
      </Box>
      <Box as="span" display="block" color="fg.muted" whiteSpace="nowrap" paddingTop="1" aria-hidden="true">
        {column.short}
      </Box>
    </>
  )
}

function Columns({ title, series, columns, chosen, onChoose }: ColumnPlotProps) {
  const scale = scaleLinear()
    .domain([0, Math.max(1, ...columns.map(totalOf))])
    .range([0, 100])
  const total = columns.reduce((sum, column) => sum + totalOf(column), 0)
  return (
    <Flex role="group" aria-label={`${title}: ${formatNumber(total)} in total`} gap="1">
      {columns.map((column, index) => {
        const shown = <Column column={column} series={series} height={scale} />
        const isChosen = index === chosen
        return (
          <Box
            asChild
            key={column.label}
            flex="1"
            minWidth="0"
            fontSize="xs"
            textAlign="center"
            borderRadius="control"
            cursor="pointer"
            bg={isChosen ? 'accent.subtle' : undefined}
            _hover={{ bg: 'bg.hover' }}
            {...(isChosen && { _highContrast: { outline: '2px solid Highlight' } })}
          >
            {column.to === undefined ? (
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose?.(isChosen ? undefined : index)}
              >
                {shown}
              </button>
            ) : (
              <Link to={column.to}>{shown}</Link>
            )}
          </Box>
        )
      })}
    </Flex>
  )
}

/** Columns with their totals on top, each leading to what it counts or selecting it; also as a table. */
export function ColumnPlot(props: ColumnPlotProps) {
  const { title, columnHead, series, columns } = props
  return (
    <PlotFrame
      title={title}
      series={series}
      heads={[columnHead, ...series.map(({ label }) => label)]}
      rows={columns.map(({ label, values }) => [label, ...values.map(formatNumber)])}
    >
      <Columns {...props} />
    </PlotFrame>
  )
}
