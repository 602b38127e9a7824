import type { ReactNode } from 'react'
import { chakra } from '../theme/chakra.ts'
import type { RecipeClass } from '../theme/recipe-class.ts'

/** Class for content that scrolls sideways; an edge fades while there is more behind it. */
export const scrollsSideways = 'scrollsSideways' satisfies RecipeClass

const Box = chakra('section', {
  base: {
    // Text for screen readers must not extend beyond the scrolling part.
    position: 'relative',
    _focusVisible: { outlineOffset: '-2px' },
  },
})

export interface ScrollBoxProps {
  /** What scrolls here, for keyboard and screen reader users. */
  label: string
  children: ReactNode
}

/**
 * A container for content too wide for small screens, such as a table: scrolls on its own, also with arrow
 * keys.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    <Box className={scrollsSideways} aria-label={label} tabIndex={0}>
      {children}
    </Box>
  )
}
