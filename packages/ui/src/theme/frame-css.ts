/** Width of the side menu from 48em up, and height of the top bar (specification, section 9). */
export const SIDEBAR_WIDTH = '315px'
export const TOP_BAR_HEIGHT = '70px'

/**
 * Where screens stand inside the frame. Static, so that nothing moves when the menu arrives; `data-frame` is set
 * on `<html>` while the frame is shown.
 */
export const frameCss = [
  '#portal-screen{padding:1.5rem}',
  // The shell sets `--portal-bars` while it shows something under the top bar.
  `html[data-frame]{--sticky-top:calc(${TOP_BAR_HEIGHT} + var(--portal-bars,0px))}`,
  'html[data-frame] #portal-screen{padding-top:calc(var(--sticky-top) + 1.5rem)}',
  `@media (min-width:48em){html[data-frame] #portal-screen{margin-inline-start:${SIDEBAR_WIDTH}}}`,
  '@media (max-width:30em){#portal-screen{padding-inline:1rem}}',
  '@media print{html[data-frame] #portal-screen{margin:0;padding:0}}',
].join('')
