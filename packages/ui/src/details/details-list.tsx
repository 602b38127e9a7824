import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Fragment, type ReactNode } from 'react'
import { texts } from '../texts.ts'

export interface DetailsListProps {
  items: readonly { label: string; value: ReactNode }[]
  /** Two from 80em up, unless one is asked for. */
  columns?: 1 | 2
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '10',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'minmax(7rem, 11rem) 1fr' },
      columnGap: '4',
      alignItems: 'baseline',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      minWidth: 0,
    },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  variants: { columns: { 1: {}, 2: { gridTemplateColumns: { base: '1fr', xl: '1fr 1fr' } } } },
})

/** The fields of a record as label and value. */
export function DetailsList({ items, columns = 2 }: DetailsListProps) {
  return (
    <List columns={columns}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isEmpty(value) ? <NotSet /> : value}</dd>
        </div>
      ))}
    </List>
  )
}

/** A dash for the eye, words for the ear. */
function NotSet() {
  return (
    <Fragment>
      <chakra.span aria-hidden color="fg.muted">
        —
      </chakra.span>
      <VisuallyHidden>{texts.details.notSet}</VisuallyHidden>
    </Fragment>
  )
}

function isEmpty(value: ReactNode) {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
