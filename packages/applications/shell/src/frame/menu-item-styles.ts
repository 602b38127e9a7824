import { css } from '@portal/ui'

/** A line of the side menu. */
export const row = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minHeight: '8',
  paddingInline: '2',
  borderRadius: 'control',
  color: 'fg',
  textDecoration: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  position: 'relative',
  _hover: { bg: 'bg.hover' },
})

/** The current item: a bar at the start edge and stronger text. */
export const current = css.raw({
  fontWeight: 'strong',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-3',
    insetBlock: '1',
    width: '3px',
    bg: 'accent',
    borderRadius: 'full',
    _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
  },
})
