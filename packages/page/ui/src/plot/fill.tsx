import { Box } from '../layout/boxes.tsx'
import { css } from '../theme/css.ts'
import type { PlotTone } from './plot-tone.ts'

const FILLS = {
  accent: css.raw({ bg: 'accent' }),
  green: css.raw({ bg: 'green.solid' }),
  amber: css.raw({ bg: 'amber.solid' }),
  blue: css.raw({ bg: 'blue.solid' }),
  red: css.raw({ bg: 'red.solid' }),
  grey: css.raw({ bg: 'grey.solid' }),
  violet: css.raw({ bg: 'violet.solid' }),
} satisfies Record<PlotTone, object>

/** Fills its place with the color of a value; with one color of the system where those are forced. */
export const Fill = ({ tone, isRound = false }: { tone: PlotTone; isRound?: boolean }) => (
  <Box
    as="span"
    display="block"
    width="full"
    height="full"
    borderRadius={isRound ? 'full' : undefined}
    css={FILLS[tone]}
    _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
  />
)
