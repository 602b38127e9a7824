import type { AccessSet } from '@portal/contract/access-set.ts'
import { Section } from '@portal/portal-app'
import { cardsIn } from '@portal/routing/cards-in.ts'
import type { DashboardSlot } from '@portal/routing/slot-row.ts'
import { appTables } from '../app-tables.ts'
import { CardGrid } from './card-grid.tsx'

interface CardSectionProps {
  readonly title: string
  readonly slot: DashboardSlot
  readonly access: AccessSet
}

/** The cards of a slot under a title; hidden when the operator may see none. */
export function CardSection({ title, slot, access }: CardSectionProps) {
  const cards = cardsIn(slot, appTables, access)
  if (cards.length === 0) return null
  return (
    <Section title={title}>
      <CardGrid cards={cards} />
    </Section>
  )
}
