import type { ReactNode } from 'react'
import type { Needs } from './route-row.ts'

/** Sections of the dashboard where applications show cards. */
export type DashboardSlot = 'dashboard.waiting' | 'dashboard.failed' | 'dashboard.health'

/** Details screens where applications add tabs: those of participating issuers. */
export type TabSlot = 'issuer.tabs'

export type SlotName = DashboardSlot | TabSlot

/** A card's metadata, available without loading its code. Published in the bundle's manifest, like screens. */
export interface SlotFacts {
  readonly slot: SlotName
  readonly title: string
  /** Position among the cards of all applications, smallest first. */
  readonly order: number
  /** Expected lines of text: reserved while the card loads, and used to balance the columns. */
  readonly lines: number
  readonly needs?: Needs
}

/** A card of the dashboard: its facts and its component. */
interface CardRow extends SlotFacts {
  readonly slot: DashboardSlot
  readonly card: () => Promise<{ default: () => ReactNode }>
}

/** The record that a tab is about. */
export interface TabProps {
  readonly subjectId: string
}

/** A tab of a record: the title is its label. */
interface TabRow extends SlotFacts {
  readonly slot: TabSlot
  readonly card: () => Promise<{ default: (props: TabProps) => ReactNode }>
}

export type SlotRow = CardRow | TabRow
