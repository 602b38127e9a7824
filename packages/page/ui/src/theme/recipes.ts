import { defineRecipe } from '@chakra-ui/react/styled-system'
import { PAGE_HEAD, PANEL_BESIDE } from './frame-css.ts'

export const headingRecipe = defineRecipe({
  base: { fontWeight: 'strong', lineHeight: 1.3, letterSpacing: '-0.01em' },
})

export const codeRecipe = defineRecipe({
  base: {
    fontFamily: 'mono',
    fontSize: '0.92em',
    bg: 'bg.subtle',
    borderRadius: 'small',
    paddingInline: '1',
  },
})

export const spinnerRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    width: '4',
    height: '4',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.7s linear infinite',
  },
})

export const skeletonRecipe = defineRecipe({
  base: {
    display: 'block',
    bg: 'grey.subtle',
    borderRadius: 'small',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
})

/** Lets messages find the lower edge of the head. */
export const pageHeadRecipe = defineRecipe({ base: { anchorName: PAGE_HEAD } })

const BELOW_A_LINE = 'calc(var(--sticky-top, 0px) + 4.5rem)'

/** Messages stand below the head of the page, whose links and buttons stay in sight, and so do those of a panel. */
export const toasterRecipe = defineRecipe({
  base: {
    position: 'fixed',
    // Where a browser cannot tell where the head ends: below one of a line.
    top: BELOW_A_LINE,
    '@supports (top: anchor(bottom))': {
      // Chromium measures a new head before the page is back at its top, and keeps that place: above the window.
      top: `max(${BELOW_A_LINE}, anchor(${PAGE_HEAD} bottom, 0px) + {spacing.2})`,
    },
    insetInlineEnd: { base: '4', md: `calc(${PANEL_BESIDE} + {spacing.6})` },
    width: 'min(24rem, calc(100vw - 2rem))',
  },
})
