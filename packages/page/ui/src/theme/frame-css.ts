/** Width of the side menu from 48em up, and height of the top bar (specification, section 9). */
const MENU_WIDTH = '315px'
export const TOP_BAR_HEIGHT = '70px'

/** Room for an icon with the same padding. */
const ICONS_WIDTH = '64px'

/** Width of a panel beside a list, or over its edge. */
export const PANEL_WIDTH = '420px'

/** The current width of the side menu: zero where it is a drawer, small in icon mode. */
export const SIDEBAR_WIDTH = 'var(--sidebar-width, 0px)'

/** The current width of a panel beside the screen. */
export const PANEL_BESIDE = 'var(--panel-beside, 0px)'

/** CSS name by which content below the page header and its tabs finds their lower edge. */
export const PAGE_HEAD = '--page-head'

/**
 * Where screens are placed inside the frame. Static, so that nothing moves when the menu loads; `<html>` has
 * `data-frame` while the frame is shown, `data-sidebar` while its menu is in icon mode, `data-panel` while a
 * panel is beside the screen.
 */
export const frameCss = [
  '#portal-screen{padding:1.5rem}',
  // The shell sets `--portal-bars` while it shows bars below the top bar.
  `html[data-frame]{--sticky-top:calc(${TOP_BAR_HEIGHT} + var(--portal-bars,0px))}`,
  'html[data-frame] #portal-screen{padding-top:calc(var(--sticky-top) + 1.5rem)}',
  `@media (min-width:48em){html[data-frame]{--sidebar-width:${MENU_WIDTH}}`,
  `html[data-frame][data-sidebar=icons]{--sidebar-width:${ICONS_WIDTH}}`,
  `html[data-frame] #portal-screen{margin-inline-start:${SIDEBAR_WIDTH}}}`,
  `html[data-panel]{--panel-beside:${PANEL_WIDTH}}`,
  `html[data-panel] #portal-screen{margin-inline-end:${PANEL_BESIDE}}`,
  // The link to the parent screen is above the heading.
  '@media (width<48em){html[data-frame] #portal-screen{padding-top:calc(var(--sticky-top) + 2.25rem)}}',
  '@media (max-width:30em){#portal-screen{padding-inline:1rem}}',
  '@page{margin:1.5cm}',
  '@media print{html[data-frame] #portal-screen{margin:0;padding:0}}',
].join('')
