import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { DetailsList, type DetailsListProps } from './details-list.tsx'
import { Moment } from './moment.tsx'

/** An event of a record: "Published 19 Sept 2026 by Ana Ruiz". */
interface OverviewEvent {
  what: string
  /** Hidden when it has not happened. */
  at: string | null
  by?: string | undefined
  /** Reason. */
  note?: ReactNode
}

export interface OverviewProps {
  /** Facts, most important first. */
  items: DetailsListProps['items']
  events: readonly OverviewEvent[]
  /** Less important facts: ids, the revision. */
  children?: ReactNode
}

/** Depends on the container, not the screen: used on pages and in narrow panels. */
const Frame = chakra('div', { base: { containerType: 'inline-size' } })

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '10',
    rowGap: '5',
    '@container (min-width: 50rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
})

/** The facts about a record, with a small list of who did what when. */
export function Overview({ items, events, children }: OverviewProps) {
  return (
    <Frame>
      <Columns>
        <DetailsList columns={1} items={items} />
        <chakra.section aria-label={texts.details.events} color="fg.muted" fontSize="sm">
          <chakra.ul display="grid" gap="2" marginBottom="2">
            {events.map(
              ({ what, at, by, note }) =>
                at && (
                  <li key={what}>
                    {what} <Moment at={at} /> {by && texts.details.by(by)}
                    {note}
                  </li>
                ),
            )}
          </chakra.ul>
          {children}
        </chakra.section>
      </Columns>
    </Frame>
  )
}
