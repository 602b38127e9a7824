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

const CUT = '&:not([data-wide]) > tbody > tr > [data-cut]'

/** One line in each row; what does not fit is cut, with a note of the whole text. */
export const cutCells: SystemStyleObject = {
  '&:not([data-wide]):has([data-cut]) > tbody > tr > *': { whiteSpace: 'nowrap' },
  // Keeps the text from widening the column.
  [CUT]: { maxWidth: '0' },
  [`${CUT}, ${CUT} :is(div, p, a, span)`]: {
    flexWrap: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    outlineOffset: '-2px',
  },
  [`${CUT} wbr`]: { display: 'none' },
}

/** Columns as wide as the operator made them: what does not fit is cut, with a note of the whole text. */
export const sizedTable: SystemStyleObject = {
  tableLayout: 'fixed',
  // The sum of its columns.
  width: '1px',
  minWidth: '0',
  '& > thead > tr > th': { width: '10rem', overflow: 'hidden' },
  '& > thead > tr > [data-select]': { width: SELECT_WIDTH },
  '& > thead > tr > [data-actions]': { width: '12' },
  '& > tbody > tr > th': { maxWidth: 'none' },
  '& > tbody > tr :is(a, button)': { outlineOffset: '-2px' },
  [`& > tbody > tr > th, ${bodyCell} > div, & > thead > tr > th > button`]: {
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}

/** The end of a head, where the pointer resizes its column. */
export const columnEdge: SystemStyleObject = {
  '& > thead > tr > th[data-column]': { userSelect: 'none' },
  '& > thead > tr > th[data-column]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '1.5',
    insetInlineEnd: '0',
    width: '2',
    cursor: 'col-resize',
    borderInlineEndWidth: '1px',
    borderColor: 'transparent',
  },
  '& > thead:hover > tr > th[data-column]::after': { borderColor: 'border.control' },
  '& > thead > tr > th[data-column]:hover::after': { borderInlineEndWidth: '2px' },
}
