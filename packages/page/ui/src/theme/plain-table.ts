import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Rows as cards: the name, then label and value line by line. */
const cards: SystemStyleObject = {
  '& thead': { display: 'none' },
  '& :is(tbody, tr, th)': { display: 'block' },
  '& tr': { position: 'relative', paddingBlock: '2', borderBottomWidth: '1px' },
  '& :is(td, th)': { paddingBlock: '0.5', paddingInline: '0', borderBottomWidth: '0' },
  '& td': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
  '& td::before': {
    content: 'attr(data-label)',
    color: 'fg.muted',
    fontSize: 'xs',
    paddingTop: '0.5',
  },
  '& td > *': { gridColumn: '2', justifySelf: 'start' },
  '& td:empty, & td[data-label=Actions]::before': { display: 'none' },
  '& td[data-label=Actions]': { position: 'absolute', top: '1', insetInlineEnd: '0' },
}

/** A short table without tools. */
export const plainTable: SystemStyleObject = {
  width: 'full',
  '& :is(td, th)': {
    textAlign: 'start',
    verticalAlign: 'baseline',
    padding: '2',
    borderBottomWidth: '1px',
    fontWeight: 'normal',
  },
  '& thead th': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 'strong' },
  md: { '& td[data-label=Actions]': { width: '12', paddingBlock: '0.5', textAlign: 'end' } },
  '&[data-numbers] :is(td, th:not(:first-of-type))': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  mdDown: { '&[data-cards]': cards },
}
