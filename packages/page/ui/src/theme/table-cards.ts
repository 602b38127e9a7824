import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { bodyCell } from './body-cell.ts'

/** Rows as cards, where columns do not fit. */
export const cards: SystemStyleObject = {
  '& > thead': { display: 'none' },
  '&, & > tbody': { display: 'block' },
  '& > tbody > tr': {
    display: 'block',
    position: 'relative',
    paddingBlock: '3',
    paddingInlineEnd: '10',
    borderBottomWidth: '1px',
  },
  [bodyCell]: {
    display: 'flex',
    gap: '3',
    width: 'auto',
    height: 'auto',
    minWidth: '0',
    minHeight: '6',
    padding: '0',
    borderWidth: '0',
  },
  '& > tbody > tr > :first-child': { paddingInlineStart: '0' },
  '& > tbody > tr > [data-align=end]': { textAlign: 'start' },
  '& > tbody > tr > td[data-label]::before': {
    content: 'attr(data-label)',
    flex: '0 0 6.5rem',
    color: 'fg.muted',
    fontSize: 'xs',
    paddingTop: '0.5',
  },
  // Hides the lines of empty values.
  '& > tbody > tr > td[data-label]:has(> div:empty)': { display: 'none' },
  // A long badge may wrap rather than widen the card.
  '& .status-badge': { height: 'auto', minHeight: '5', paddingBlock: '0.5', whiteSpace: 'normal' },
  '& > tbody > tr > td[data-actions]': { position: 'absolute', top: '2', insetInlineEnd: '0' },
  // Puts the link that opens a row at the end of its first line, before the menu; as a cell, it would take a line.
  '& > tbody > tr > td[data-open]': { position: 'absolute', top: '2', insetInlineEnd: '0' },
  '& > tbody > tr:has(> td[data-actions]) > td[data-open]': { insetInlineEnd: '10' },
  '& > tbody > tr:has(> td[data-actions]):has(> td[data-open])': { paddingInlineEnd: '20' },
  '& > tbody > tr:has(> td[data-select])': { paddingInlineStart: '8' },
  '& > tbody > tr > td[data-select]': { position: 'absolute', top: '3', insetInlineStart: '0' },
}
