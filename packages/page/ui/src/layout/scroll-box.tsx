import type { ReactNode } from 'react'
import { scrollsSideways as scrollsSidewaysRecipe } from '../../styled-system/recipes/index.js'
import { chakra } from '../theme/chakra.ts'

/** Class of what scrolls when it is too wide; an edge fades while there is more behind it. */
export const scrollsSideways: string = scrollsSidewaysRecipe()

const Box = chakra('section', {
  base: {
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
    <Box className={scrollsSideways} aria-label={label} tabIndex={0}>
      {children}
    </Box>
  )
}
