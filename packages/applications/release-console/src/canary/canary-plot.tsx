import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import { Box, Text } from '@portal/ui'
import { sessionsInWords } from '../release/release-words.ts'

const WIDTH = 300
const HEIGHT = 64

interface CanaryPlotProps {
  readonly state: CanaryState
}

/** A growing count over time, as the points of a line. */
function pointsOf({ since, timeline }: CanaryState, of: 'sessions' | 'failed', highest: number): string {
  const begin = Date.parse(since)
  const end = Math.max(Date.now(), begin + 1)
  const y = (value: number) => HEIGHT - (value / highest) * (HEIGHT - 2) - 1
  let before = 0
  const points = timeline.flatMap((point) => {
    const x = ((Date.parse(point.at) - begin) / (end - begin)) * WIDTH
    const step = [`${x},${y(before)}`, `${x},${y(point[of])}`]
    before = point[of]
    return step
  })
  return [`0,${y(0)}`, ...points, `${WIDTH},${y(before)}`].join(' ')
}

/** Charts the sessions of a canary since its start, and the failed ones among them. */
export function CanaryPlot({ state }: CanaryPlotProps) {
  const highest = Math.max(1, ...state.timeline.map(({ sessions }) => sessions))
  const lines = [
    { of: 'sessions', color: 'accent' },
    { of: 'failed', color: 'red.solid' },
  ] as const
  return (
    <figure>
      <Box
        asChild
        display="block"
        width="full"
        maxWidth="24rem"
        height="4rem"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Since the canary began: ${sessionsInWords(state.canary)}`}
        >
          {lines.map(({ of, color }) => (
            <Box asChild key={of} color={color} _highContrast={{ color: 'CanvasText' }}>
              <polyline
                points={pointsOf(state, of, highest)}
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                strokeDasharray={of === 'failed' ? '4 2' : undefined}
                vectorEffect="non-scaling-stroke"
              />
            </Box>
          ))}
        </svg>
      </Box>
      <Text as="figcaption" fontSize="xs" color="fg.muted">
        Sessions (line) and failed sessions (dashes) since the canary began; scale up to {highest}.
      </Text>
    </figure>
  )
}
