import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * Scrolls content that is too wide; an edge fades while there is more behind it. Set `--fade-start: 0px` for
 * sticky content at the start.
 */
export const scrollsSideways: SystemStyleObject = {
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@supports (animation-timeline: scroll())': {
    animationName: 'fade-edges',
    animationFillMode: 'both',
    animationTimeline: 'scroll(self inline)',
  },
}
