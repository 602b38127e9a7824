import { Box } from '../layout/boxes.tsx'
import type { TimeAxis } from './time-axis.ts'

/** Labels closer to an end than this would stick out. */
const NEAR_END = 8

const shiftAt = (place: number) => {
  if (place < NEAR_END) return '0'
  return place > 100 - NEAR_END ? '-100%' : '-50%'
}

/** The labels below a time axis. */
export function AxisLabels({ ticks }: Pick<TimeAxis, 'ticks'>) {
  return (
    <Box position="relative" height="5" fontSize="xs" color="fg.muted" aria-hidden="true">
      {ticks.map(({ place, label }) => (
        <Box
          as="span"
          key={place}
          position="absolute"
          whiteSpace="nowrap"
          style={{ insetInlineStart: `${place}%`, transform: `translateX(${shiftAt(place)})` }}
        >
          {label}
        </Box>
      ))}
    </Box>
  )
}
