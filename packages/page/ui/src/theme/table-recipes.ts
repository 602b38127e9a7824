import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

const bodyCell = '& > tbody > tr > :is(th, td)'

/**
 * Depends on the table's room, not the screen's size: beside the menu there is less. Below this width a row
 * is a card: its name, then label and value line by line.
 */
const CARDS = '@container list (max-width: 40rem)'
/** Widths below which columns are hidden first, second and third; cards have room for the third again. */
const SCARCE = '@container list (max-width: 70rem)'
const NARROW = '@container list (max-width: 57rem)'
const NARROWER = '@container list (max-width: 48rem)'
const NARROWEST = '@container list (40rem < width <= 48rem)'
const ROOMY = '@container list (width > 62rem)'

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
  // Covers the corners of rows that scroll below.
  outline: '{spacing.2} solid',
  outlineColor: { base: 'bg', _highContrast: 'Canvas' },
}

/** Shown only where rows are cards. */
const cardsHead: SystemStyleObject = {
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  fontSize: 'sm',
  color: 'fg.muted',
  [CARDS]: { display: 'flex' },
}

const cards: SystemStyleObject = {
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

/** One style sheet for the whole table: styling each cell would cost a hundred times as much. */
const tableStyles: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 'table',
  fontVariantNumeric: 'tabular-nums',
  // Repeats the heads on every printed page, which sticky heads would prevent.
  '& > thead': { _print: { display: 'table-header-group' } },
  '& > thead > tr > th': {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: 'raised',
    _print: { position: 'static' },
    paddingInline: '2.5',
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
    paddingInline: '2.5',
    fontWeight: 'normal',
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  // The page's reset sets it again on every element.
  [`${bodyCell} :is(div, a)`]: { overflowWrap: 'anywhere' },
  '& > * > tr > :first-child': { paddingInlineStart: '2' },
  '& > * > tr > [data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
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
  '& > tbody > tr:hover': { bg: 'bg.hover' },
  '& > tbody > tr:is([data-active], :has(> [data-select] > :checked))': { bg: 'accent.subtle' },
  // A lower opacity is not readable for everyone.
  '&[data-dimmed] > tbody': { opacity: 0.8 },
  // Keeps phrases on one line until a column has to be hidden.
  [ROOMY]: { '& [data-one-line]': { whiteSpace: 'nowrap', '& wbr': { display: 'none' } } },
  [NARROWEST]: { '& [data-hide-below=md]': { display: 'none' } },
  [NARROWER]: { '& [data-hide-below=lg]': { display: 'none' } },
  [SCARCE]: { '& [data-hide-below="2xl"]': { display: 'none' } },
  [NARROW]: { '& [data-hide-below=xl]': { display: 'none' } },
  [CARDS]: cards,
}

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
}

/** Lists and their surroundings. */
export const tableRecipes = {
  listFrame: { base: listFrame },
  selectionBar: { base: selectionBar },
  cardsHead: { base: cardsHead },
  table: { base: tableStyles },
  historyTable: { base: historyTable },
}
