import type { AccessSet } from '@portal/contract/access-set.ts'
import type { SlotTable } from './app-table.ts'
import { isAllowed } from './is-allowed.ts'
import type { SlotFacts, SlotName } from './slot-row.ts'

/** A card with the bundle that provides it. */
export interface PlacedCard extends SlotFacts {
  readonly app: string
  readonly name: string
}

/**
 * The cards of all applications for a slot that the operator may see, in order; the others are not loaded.
 */
export function cardsIn(slot: SlotName, tables: readonly SlotTable[], access: AccessSet): PlacedCard[] {
  return tables
    .flatMap(({ app, slots }) => Object.entries(slots).map(([name, facts]) => ({ ...facts, app, name })))
    .filter((card) => card.slot === slot && isAllowed(card.needs, access))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title))
}
