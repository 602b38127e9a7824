import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

export interface DetailsListProps {
  items: readonly { label: string; value: ReactNode }[]
  /** Default: two where there is room. */
  columns?: 1 | 2
}

/** Depends on the container, not the screen: the same list is used on pages and in narrow panels. */
const Frame = chakra('div', { base: { containerType: 'inline-size' } })

const List = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '10',
    '& > div': {
      display: 'grid',
      columnGap: '4',
      '@container (min-width: 22rem)': { gridTemplateColumns: 'minmax(7rem, 11rem) 1fr' },
      alignItems: 'baseline',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      minWidth: 0,
    },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  variants: {
    columns: { 1: {}, 2: { '@container (min-width: 55rem)': { gridTemplateColumns: '1fr 1fr' } } },
  },
})

/** The fields of a record as label and value. */
export function DetailsList({ items, columns = 2 }: DetailsListProps) {
  return (
    <Frame>
      <List columns={columns}>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isEmpty(value) ? <NotSet /> : value}</dd>
          </div>
        ))}
      </List>
    </Frame>
  )
}

/** A dash on screen, words for screen readers. */
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
