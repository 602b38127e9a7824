import { chakra } from '../theme/chakra.ts'

const value = {
  bg: 'accent',
  borderRadius: 'full',
  _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
} as const

/** A progress bar in the portal's colors. */
export const ProgressBar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '1.5',
    overflow: 'hidden',
    borderWidth: { base: '0', _highContrast: '1px' },
    borderRadius: 'full',
    bg: { base: 'grey.subtle', _highContrast: 'Canvas' },
    // A combined selector would match nothing: browsers drop a rule with a pseudo-element they do not know.
    '&::-webkit-progress-bar': { bg: 'transparent' },
    '&::-webkit-progress-value': value,
    '&::-moz-progress-bar': value,
  },
})
