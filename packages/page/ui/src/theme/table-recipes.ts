import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { bodyCell } from './body-cell.ts'
import { AMPLE, CARDS, NARROW, NARROWER, NARROWEST, ROWS, SCARCE } from './list-room.ts'
import { scrollsSideways } from './scrolls-sideways.ts'
import { cards } from './table-cards.ts'
import { columnEdge, cutCells, sizedTable, tableRoom, wideTable } from './wide-table.ts'

/** Hidden for lack of room, unless the operator chose the columns. */
const hiding = (step: string) => ({ [`&:not([data-wide]) [data-hide-below="${step}"]`]: { display: 'none' } })

/** The container of a table and its tools. */
const listFrame: SystemStyleObject = {
  containerType: 'inline-size',
  containerName: 'list',
  // Keeps the focus visible above the bar, which has up to three lines where there is little room.
  '&:has(+ [data-selection-bar])': {
    '--selection-bar': { base: '10rem', xl: 'calc({sizes.control} + {spacing.8})' },
  },
}

/** Sticks to the end of the window, below the list: appearing there, it moves no row. */
const selectionBar: SystemStyleObject = {
  position: 'sticky',
  bottom: 'calc({spacing.2} + env(safe-area-inset-bottom))',
  zIndex: 'raised',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minHeight: 'calc({sizes.control} + {spacing.4})',
  paddingBlock: '2',
  paddingInline: '3',
  borderRadius: 'panel',
  bg: 'accent.subtle',
  boxShadow: 'float',
  // In one line beside the menu; on a phone, the actions have the last line.
  '& > div': { display: 'contents' },
  xlDown: { gap: '1', '& button': { paddingInline: '2' } },
  mdDown: {
    '& > strong, & > strong + button': { order: -2 },
    '& > :last-child': { order: -1 },
    '& > div': { display: 'flex', flexWrap: 'wrap', flexBasis: '100%', gap: '1' },
  },
  // Covers the corners of rows that scroll below.
  outline: '{spacing.2} solid',
  outlineColor: { base: 'bg', _highContrast: 'Canvas' },
}

/** The views of a list: on a phone in one line, which scrolls to the open one. */
const viewList: SystemStyleObject = {
  display: 'flex',
  gap: '1',
  md: { flexWrap: 'wrap' },
  mdDown: {
    ...scrollsSideways,
    position: 'relative',
    // Gives way to the buttons beside it.
    flex: '1 1 10rem',
    minWidth: '0',
    '& a': { outlineOffset: '-2px' },
  },
}

/** Shown only where rows are cards. */
const cardsHead: SystemStyleObject = {
  display: 'none',
  alignItems: 'center',
  gap: '2',
  fontSize: 'sm',
  color: 'fg.muted',
  '& label': { whiteSpace: 'nowrap' },
  // The select, which may cut its text.
  '& > :last-child': { minWidth: '0' },
  [CARDS]: { display: 'flex' },
}

/** One style sheet for the whole table: styling each cell would cost a hundred times as much. */
const tableStyles: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 'table',
  // Repeats the heads on every printed page, which sticky heads would prevent.
  '& > thead': { _print: { display: 'table-header-group' } },
  '& > thead > tr > th': {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: 'raised',
    _print: { position: 'static' },
    paddingInline: '2',
    bg: 'bg',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'normal',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
  },
  [bodyCell]: {
    height: 'row',
    paddingBlock: '1',
    paddingInline: '2',
    fontWeight: 'normal',
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  // The page's reset sets it again on every element.
  [`${bodyCell} :is(div, a)`]: { overflowWrap: 'anywhere' },
  // Elsewhere, figures of one width would also widen the hyphens of names and addresses.
  '& > * > tr > [data-align=end]': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  // Names matter most: they wrap between words before another column is hidden.
  '& > tbody > tr > th': { minWidth: '7.5rem', fontWeight: 'strong' },
  '& > tbody > tr > td[data-actions]': { width: '12', paddingInline: '1', textAlign: 'end' },
  '& > * > tr > [data-select]': { paddingInlineEnd: '1' },
  // Keeps the focus visible below the sticky heads.
  '& > tbody > tr :is(a, button, input)': {
    scrollMarginTop: '8',
    scrollMarginBottom: 'var(--selection-bar, 0px)',
  },
  '& > tbody > tr': { transitionProperty: 'background-color', transitionDuration: 'fast' },
  '& > tbody > tr:is(:hover, [data-active])': { bg: 'bg.hover' },
  '& > tbody > tr:has(> [data-select] > :checked)': { bg: 'accent.subtle' },
  // In the quick look; it may be selected as well.
  '& > tbody > tr[data-active] > :first-child': { boxShadow: 'inset 3px 0 {colors.accent}' },
  // A lower opacity is not readable for everyone.
  '&[data-dimmed] > tbody': { opacity: 0.8 },
  // What the widths of columns that may be cut are multiplied by.
  [AMPLE]: { '--widening': '1.4' },
  [NARROWEST]: hiding('md'),
  [NARROWER]: hiding('lg'),
  [SCARCE]: hiding('2xl'),
  [NARROW]: hiding('xl'),
  [ROWS]: {
    ...cutCells,
    '&[data-wide]': wideTable,
    '&[data-wide][data-sized]': sizedTable,
    '@media (hover: hover)': columnEdge,
  },
  [CARDS]: cards,
}

/** Its columns need more room than those of a list before they can stand side by side. */
const HISTORY_CARDS = '@container list (max-width: 52rem)'

const historyTable: SystemStyleObject = {
  ...tableStyles,
  // Expanding a row must not resize the columns.
  tableLayout: 'fixed',
  '& > * > tr > :is(:first-child, [data-open])': { width: '10', paddingInline: '1' },
  '& > * > tr > [data-select]:first-child': { width: '16' },
  '& > * > tr > [data-actions]': { width: '12' },
  '& > tbody > tr > th': { fontWeight: 'normal', whiteSpace: 'nowrap' },
  '& [data-reason]': { maxWidth: '20rem' },
  '& > tbody > [data-details]': {
    '&:hover': { bg: 'transparent' },
    '& > td': { width: 'auto', padding: '3' },
  },
  [HISTORY_CARDS]: { ...cards, '& > tbody > tr > td:empty': { display: 'none' } },
}

/** Lists and their surroundings. */
export const tableRecipes = {
  listFrame: { base: listFrame },
  selectionBar: { base: selectionBar },
  cardsHead: { base: cardsHead },
  viewList: { base: viewList },
  tableRoom: { base: tableRoom },
  table: { base: tableStyles },
  historyTable: { base: historyTable },
}
