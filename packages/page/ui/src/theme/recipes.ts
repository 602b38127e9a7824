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

export const pageHeadRecipe = defineRecipe({
  base: {
    // Lets messages find the lower edge of the header.
    anchorName: PAGE_HEAD,
    // On a phone, the main button fills the rest of its line.
    smDown: { '& > :last-child, & .button--variant_solid': { flexGrow: 1 } },
  },
})

const BELOW_A_LINE = 'calc(var(--sticky-top, 0px) + 4.5rem)'

/** Messages appear below the page header, whose links and buttons stay visible, and likewise for a panel. */
export const toasterRecipe = defineRecipe({
  base: {
    position: 'fixed',
    // For browsers without anchor positioning: below a one-line header.
    top: BELOW_A_LINE,
    '@supports (top: anchor(bottom))': {
      // Chromium measures a new header before the page has scrolled back to the top, and keeps that position
      // above the window.
      top: `max(${BELOW_A_LINE}, anchor(${PAGE_HEAD} bottom, 0px) + {spacing.2})`,
    },
    insetInlineEnd: { base: '4', md: `calc(${PANEL_BESIDE} + {spacing.6})` },
    width: 'min(24rem, calc(100vw - 2rem))',
  },
})
