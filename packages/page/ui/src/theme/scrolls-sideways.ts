import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Scrolls what is too wide; an edge fades while there is more behind it. `--fade-start: 0px` is for what stays there. */
export const scrollsSideways: SystemStyleObject = {
  overflowX: 'auto',
  '@supports (animation-timeline: scroll())': {
    animationName: 'fade-edges',
    animationFillMode: 'both',
    animationTimeline: 'scroll(self inline)',
  },
}
