import { chakra } from '../theme/chakra.ts'

const value = {
  bg: 'accent',
  borderRadius: 'full',
  _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
} as const

/** How far something is, in the colours of the portal rather than in those of the browser. */
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
    // A list of both would count for neither: a browser leaves out a rule that names what it does not know.
    '&::-webkit-progress-bar': { bg: 'transparent' },
    '&::-webkit-progress-value': value,
    '&::-moz-progress-bar': value,
  },
})
