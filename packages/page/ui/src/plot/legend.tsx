import { Box, Flex } from '../layout/boxes.tsx'
import { Fill } from './fill.tsx'
import type { PlotSeries } from './plot-series.ts'

/** Names the colors of a plot. */
export function Legend({ series }: { series: readonly PlotSeries[] }) {
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="1" fontSize="xs" color="fg.muted">
      {series.map(({ label, tone }) => (
        <Flex as="li" key={label} gap="1.5" align="center">
          <Box as="span" width="2.5" height="2.5" aria-hidden="true">
            <Fill tone={tone} />
          </Box>
          {label}
        </Flex>
      ))}
    </Flex>
  )
}
