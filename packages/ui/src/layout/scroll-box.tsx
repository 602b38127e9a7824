import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { chakra } from '../theme/chakra.ts'

/** Scrolls what is too wide; an edge fades while there is more behind it. `--fade-start: 0px` is for what stays there. */
export const scrollsSideways: SystemStyleObject = {
  overflowX: 'auto',
  '@supports (animation-timeline: scroll())': {
    animationName: 'fade-edges',
    animationFillMode: 'both',
    animationTimeline: 'scroll(self inline)',
  },
}

const Box = chakra('section', {
  base: {
    ...scrollsSideways,
    // What is said to the ear only must not reach beyond the part that scrolls.
    position: 'relative',
    _focusVisible: { outlineOffset: '-2px' },
  },
})

export interface ScrollBoxProps {
  /** What scrolls here, for those who come to it with the keyboard. */
  label: string
  children: ReactNode
}

/** Room for what may be too wide for a small screen, such as a table: it scrolls by itself, with the arrow keys, too. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    <Box aria-label={label} tabIndex={0}>
      {children}
    </Box>
  )
}
