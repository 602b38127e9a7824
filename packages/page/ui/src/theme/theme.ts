import { mono, sans } from './fonts.ts'
import { PANEL_WIDTH, SIDEBAR_WIDTH, TOP_BAR_HEIGHT } from './frame-css.ts'
import { colors } from './tokens.ts'

/** 4 px grid in rem, so that the whole portal scales with the browser's font size. */
const spacing = valuesOf(
  Object.fromEntries(
    [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 16].map((step) => [step, `${step / 4}rem`]),
  ),
)

/** The space that the frame takes, as sizes and as distances from the window's edges. */
const frame = valuesOf({ sidebar: SIDEBAR_WIDTH, 'top-bar': TOP_BAR_HEIGHT, panel: PANEL_WIDTH })

const tokens = {
  spacing: { ...spacing, ...frame },
  sizes: { ...spacing, ...frame, ...valuesOf({ full: '100%', form: '40rem' }) },
  fonts: valuesOf({ sans, mono }),
  fontSizes: valuesOf({
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
  }),
  fontWeights: valuesOf({ normal: '400', strong: '550' }),
  lineHeights: valuesOf({ body: '1.45' }),
  radii: valuesOf({ small: '4px', control: '6px', panel: '8px', full: '9999px' }),
  durations: valuesOf({ fast: '120ms', slow: '160ms' }),
  zIndex: valuesOf({ raised: 1, sticky: 10, overlay: 100, toast: 200 }),
  aspectRatios: valuesOf({ square: '1 / 1' }),
}

const semanticTokens = {
  colors: nested(colors),
  shadows: {
    float: {
      value: {
        base: '0 8px 24px rgb(16 20 30 / 0.12), 0 1px 3px rgb(16 20 30 / 0.08)',
        _dark: '0 8px 24px rgb(0 0 0 / 0.5)',
      },
    },
  },
  sizes: {
    control: { value: { base: '2.25rem', _compact: '2rem' } },
    row: { value: { base: '2.75rem', _compact: '2.25rem' } },
  },
  fontSizes: { table: { value: { base: '{fontSizes.md}', _compact: '{fontSizes.sm}' } } },
}

/** In addition to Chakra's. */
export const conditions = { compact: '[data-density=compact] &' }

/** Shared by the style sheets built ahead and the overlays that Chakra styles. */
export const theme = {
  breakpoints: { sm: '30em', md: '48em', lg: '62em', xl: '80em' },
  keyframes: {
    spin: { to: { transform: 'rotate(360deg)' } },
    pulse: { '50%': { opacity: '0.5' } },
    'fade-in': { from: { opacity: '0' } },
    'rise-in': { from: { opacity: '0', transform: 'translateY(4px)' } },
    // For `scrollsSideways`: an edge fades while there is more behind it.
    'fade-edges': {
      '0%': { maskImage: 'linear-gradient(to left, transparent, black 2rem)' },
      '2%, 98%': {
        maskImage:
          'linear-gradient(to right, transparent, black var(--fade-start, 2rem), black calc(100% - 2rem), transparent)',
      },
      '100%': { maskImage: 'linear-gradient(to right, transparent, black var(--fade-start, 2rem))' },
    },
    slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
  },
  tokens,
  semanticTokens,
}

function valuesOf<Value>(table: Record<string, Value>) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }]))
}

/** Converts `{ bg: …, 'bg.subtle': … }` to Chakra's form: `{ bg: { DEFAULT: …, subtle: … } }`. */
function nested(table: typeof colors) {
  const groups: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {}
  for (const [name, [base, _dark]] of Object.entries(table)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.')
    groups[group] = { ...groups[group], [shade]: { value: { base, _dark } } }
  }
  return groups
}
