import type { ReactNode } from 'react'
import { Box, Text } from '../layout/boxes.tsx'
import { AxisLabels } from './axis-labels.tsx'
import { Fill } from './fill.tsx'
import type { PlotTone } from './plot-tone.ts'
import { type TimeAxis, timeAxis } from './time-axis.ts'

interface TimeLineItem {
  readonly key: string
  /** What happens, such as a link. */
  readonly label: ReactNode
  readonly at: string
  /** When it happens, in words. */
  readonly when: ReactNode
  readonly tone: PlotTone
}

export interface TimeLineProps {
  /** What the time line shows. */
  readonly title: string
  readonly from: string
  readonly to: string
  readonly items: readonly TimeLineItem[]
}

/** An item's mark on its line. */
function Mark({ axis, at, tone }: { axis: TimeAxis } & Pick<TimeLineItem, 'at' | 'tone'>) {
  return (
    <Box position="relative" height="3" aria-hidden="true">
      <Box position="absolute" insetInline="0" top="1.5" borderTopWidth="1px" borderColor="border" />
      <Box
        position="absolute"
        width="3"
        height="3"
        marginInlineStart="-1.5"
        style={{ insetInlineStart: `${axis.place(at)}%` }}
      >
        <Fill tone={tone} isRound />
      </Box>
    </Box>
  )
}

/** Items as a list, each with its mark on a common time axis: the list says in words what the marks show. */
export function TimeLine({ title, from, to, items }: TimeLineProps) {
  const axis = timeAxis(from, to)
  return (
    <figure>
      <Text as="figcaption" fontSize="sm" color="fg.muted" marginBottom="2">
        {title}
      </Text>
      <Box as="ol" listStyleType="none" paddingInline="1.5">
        {items.map(({ key, label, at, when, tone }) => (
          <Box
            as="li"
            key={key}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            columnGap="3"
            paddingBlock="1"
          >
            <Box truncate>{label}</Box>
            <Box fontSize="sm" color="fg.muted" whiteSpace="nowrap">
              {when}
            </Box>
            <Box gridColumn="1 / -1">
              <Mark axis={axis} at={at} tone={tone} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box paddingInline="1.5">
        <AxisLabels ticks={axis.ticks} />
      </Box>
    </figure>
  )
}
