import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { DetailsList, type DetailsListProps } from './details-list.tsx'
import { Moment } from './moment.tsx'

/** Something that happened to a record: "Published 19 Sept 2026 by Ana Ruiz". */
interface OverviewEvent {
  what: string
  /** Nothing is shown for what has not happened. */
  at: string | null
  by?: string | undefined
  /** Why. */
  note?: ReactNode
}

export interface OverviewProps {
  /** What one looks for, the most wanted first. */
  items: DetailsListProps['items']
  events: readonly OverviewEvent[]
  /** What is seldom wanted: ids, the revision. */
  children?: ReactNode
}

/** Room counts, not the screen's size: it stands on a page and in a narrow panel. */
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

/** The facts about a record; beside them, small, who did what when. */
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
