import { css } from '@portal/ui'

/** One style sheet for the whole matrix: styling hundreds of cells one by one would be slow. */
export const matrixStyles = css.raw({
  // Scrolls in both directions where it is too wide; row names stay visible.
  '--fade-start': '0px',
  overflow: { base: 'auto', lg: 'visible' },
  maxHeight: { base: '75dvh', lg: 'none' },
  '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0, fontSize: 'sm' },
  '& :is(th, td)': {
    height: '8',
    paddingInline: '1',
    textAlign: 'center',
    borderBottomWidth: '1px',
    borderColor: 'border',
    fontWeight: 'normal',
  },
  '& thead': {
    position: { base: 'sticky', _print: 'static' },
    top: { base: '0', lg: 'var(--sticky-top, 0px)' },
    zIndex: 'raised',
  },
  '& thead th': { paddingBlock: '1.5', bg: 'bg' },
  '& tr > :first-child': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '0',
    minWidth: '10rem',
    textAlign: 'start',
    bg: 'bg',
    '& > div': { display: 'flex', alignItems: 'center', gap: '2' },
  },
  '& th > div > span:only-child': { marginInlineStart: '6' },
  '& thead span': { color: 'fg.muted', fontSize: 'xs' },
  '& thead th:not(:first-child) > *': { display: 'block', marginInline: 'auto' },
  '& [data-part] > div': { paddingInlineStart: '4' },
  '& input': { flexShrink: 0, width: '4', height: '4', verticalAlign: 'middle' },
  '& [data-change=added]': { bg: 'green.subtle' },
  '& [data-change=removed]': { bg: 'red.subtle' },
})
