import type { SystemConfig } from '@chakra-ui/react/styled-system'
import { plainCss } from './plain-css.ts'

/** Room that a bar at the bottom of the window takes, at most. */
const BOTTOM_BAR = '5rem'

export const globalCss: SystemConfig['globalCss'] = {
  html: {
    fontFamily: 'sans',
    fontSize: '16px',
    lineHeight: 'body',
    color: 'fg',
    bg: 'bg',
    textRendering: 'optimizeLegibility',
    textSizeAdjust: '100%',
    // In code, each character counts: no "//", "->" or "!=" drawn as one sign.
    fontVariantLigatures: 'no-contextual',
    '--global-color-border': '{colors.border}',
    '--global-font-mono': '{fonts.mono}',
    accentColor: '{colors.accent}',
    // Keeps focused elements from scrolling behind the sticky bars.
    scrollPaddingTop: 'calc(var(--sticky-top, 0px) + 1.5rem)',
    scrollPaddingBottom: BOTTOM_BAR,
  },
  // The bar itself is never covered: focusing its buttons must not scroll the page.
  '[data-bottom-bar] :is(a, button, input)': { scrollMarginBottom: `-${BOTTOM_BAR}` },
  body: { fontSize: 'md' },
  '*::placeholder': { color: 'fg.muted' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  // Focus set by scripts (headings, summaries) needs no ring: nothing there can be pressed.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  // Marked by a background, which forced colors remove.
  ':is(a[aria-current], [role=tab][aria-selected=true], label:has(> [data-segment]:checked))': {
    _highContrast: {
      bg: 'Highlight !important',
      color: 'HighlightText !important',
      forcedColorAdjust: 'none',
    },
  },
  '[data-dot]': { _highContrast: { bg: 'CanvasText !important', forcedColorAdjust: 'none' } },
  '[data-no-print]': { _print: { display: 'none !important' } },
  ...plainCss,
}
