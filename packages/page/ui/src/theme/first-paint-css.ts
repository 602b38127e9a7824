import { SIDEBAR_WIDTH, TOP_BAR_HEIGHT } from './frame-css.ts'
import { type ColorToken, colors } from './tokens.ts'

const color = (token: ColorToken) => `light-dark(${colors[token].join()})`
const line = `1px solid ${color('border')}`

/**
 * Content before any script has run: the shapes of menu, bar and logo in their later places, and the spinner
 * while the session is restored (specification, section 4). The host writes the elements; they are removed
 * when the frame renders, the spinner as soon as a screen has content.
 */
export const firstPaintCss = [
  // Below everything else in the page, so that it covers nothing.
  `.portal-first{position:fixed;inset:0;z-index:-1;display:grid;grid-template-rows:1fr auto 1fr;place-items:center;color:${color('fg.muted')}}`,
  '.portal-first::before,.portal-first::after{content:"";position:absolute}',
  `.portal-first::before{inset-block:0;inset-inline-start:0;width:${SIDEBAR_WIDTH};background:${color('bg.subtle')}}`,
  `.portal-first::after{top:0;inset-inline:${SIDEBAR_WIDTH} 0;height:${TOP_BAR_HEIGHT};border-bottom:${line}}`,
  `.portal-first svg{position:absolute;z-index:1;top:21px;inset-inline-start:60px;color:${color('accent')}}`,
  `.portal-first path{fill:none;stroke:${color('accent.fg')};stroke-width:2;stroke-linecap:round}`,
  '@media (min-width:48em){.portal-first svg{top:20px;inset-inline-start:20px}',
  `.portal-first::before{border-inline-end:${line}}}`,
  // Most pages load within this delay and need no spinner.
  '.portal-first i{grid-row:2;width:18px;height:18px;border:2px solid;border-inline-end-color:transparent;border-radius:50%;opacity:0;animation:portal-turn .8s linear infinite,portal-appear .1s .4s forwards}',
  // The message appears only after four seconds, for the eye and for screen readers.
  '.portal-first p{grid-row:3;align-self:start;margin:0;padding:1rem;font:14px/1.45 system-ui,sans-serif;visibility:hidden;animation:portal-say 0s 4s forwards}',
  '@keyframes portal-say{to{visibility:visible}}',
  '@keyframes portal-turn{to{rotate:1turn}}',
  '@keyframes portal-appear{to{opacity:1}}',
  '@media (prefers-reduced-motion:reduce){.portal-first i{animation:portal-appear .1s .4s forwards}}',
  'html:not([data-frame]) .portal-first,.portal-first:has(~ :not(:empty)),#portal-shell:has(~ #portal-screen > * > *) .portal-first > :is(i,p){display:none}',
  '@media print{.portal-first{display:none}}',
].join('')
