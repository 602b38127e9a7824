/** Width of the side menu from 48em up, and height of the top bar (specification, section 9). */
const MENU_WIDTH = '315px'
export const TOP_BAR_HEIGHT = '70px'

/** Room for an icon between the same paddings. */
const ICONS_WIDTH = '64px'

/** Of what stands beside a list, or over its edge. */
export const PANEL_WIDTH = '420px'

/** What the side menu takes of the window now: nothing where it is a drawer, little where it shows icons only. */
export const SIDEBAR_WIDTH = 'var(--sidebar-width, 0px)'

/** What a panel beside the screen takes of the window now. */
export const PANEL_BESIDE = 'var(--panel-beside, 0px)'

/** The name by which what is placed below the head of a page, and its tabs, finds their lower edge. */
export const PAGE_HEAD = '--page-head'

/**
 * Where screens stand inside the frame. Static, so that nothing moves when the menu arrives; `data-frame` is set
 * on `<html>` while the frame is shown, `data-sidebar` while its menu shows icons only, `data-panel` while a panel
 * stands beside the screen.
 */
export const frameCss = [
  '#portal-screen{padding:1.5rem}',
  // The shell sets `--portal-bars` while it shows something under the top bar.
  `html[data-frame]{--sticky-top:calc(${TOP_BAR_HEIGHT} + var(--portal-bars,0px))}`,
  'html[data-frame] #portal-screen{padding-top:calc(var(--sticky-top) + 1.5rem)}',
  `@media (min-width:48em){html[data-frame]{--sidebar-width:${MENU_WIDTH}}`,
  `html[data-frame][data-sidebar=icons]{--sidebar-width:${ICONS_WIDTH}}`,
  `html[data-frame] #portal-screen{margin-inline-start:${SIDEBAR_WIDTH}}}`,
  `html[data-panel]{--panel-beside:${PANEL_WIDTH}}`,
  `html[data-panel] #portal-screen{margin-inline-end:${PANEL_BESIDE}}`,
  // Above the heading stands the way back to the screen above.
  '@media (width<48em){html[data-frame] #portal-screen{padding-top:calc(var(--sticky-top) + 2.25rem)}}',
  '@media (max-width:30em){#portal-screen{padding-inline:1rem}}',
  '@page{margin:1.5cm}',
  '@media print{html[data-frame] #portal-screen{margin:0;padding:0}}',
].join('')
