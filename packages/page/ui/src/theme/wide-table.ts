import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { bodyCell } from './body-cell.ts'
import { ROWS } from './list-room.ts'

/** Scrolls a wide table within the window, so that its heads stay in sight. */
export const tableRoom: SystemStyleObject = {
  [ROWS]: {
    '&:has(> [data-wide])': {
      overflow: 'auto',
      maxHeight: 'max(24rem, calc(100dvh - var(--sticky-top, 0px) - 6rem))',
      // Keeps the focus visible beside the cells that stay.
      scrollPaddingInline: '16rem 4rem',
      _print: { overflow: 'visible', maxHeight: 'none' },
    },
  },
}

const SELECT_WIDTH = '2.375rem'
const NAME = '& > * > tr > :is(:first-child, [data-select] + *)'

/** Columns as wide as their content; names and actions stay in place. */
export const wideTable: SystemStyleObject = {
  width: 'max-content',
  minWidth: 'full',
  '& > thead > tr > th': { top: '0' },
  // The edge of the room would cut it.
  '& > thead button': { outlineOffset: '-2px' },
  '& > tbody > tr': { bg: 'bg' },
  [`${bodyCell}, ${bodyCell} :is(div, a)`]: { overflowWrap: 'break-word' },
  [`${bodyCell} > div`]: { maxWidth: '18rem' },
  [`${NAME}, & > * > tr > [data-actions]`]: { position: 'sticky', zIndex: '0', bg: 'inherit' },
  [NAME]: { insetInlineStart: '0' },
  '& > * > tr > [data-select]': { minWidth: SELECT_WIDTH },
  '& > * > tr > [data-select] + *': { insetInlineStart: SELECT_WIDTH },
  '& > * > tr > [data-actions]': { insetInlineEnd: '0', boxShadow: '-1px 0 {colors.border}' },
  '& > tbody > tr > th': { minWidth: '9rem', maxWidth: '14rem', boxShadow: '1px 0 {colors.border}' },
  '& > thead > tr > :is(:first-child, [data-select] + *, [data-actions])': { bg: 'bg', zIndex: '2' },
}
