import type { ReactNode } from 'react'
import type { Needs } from './route-row.ts'

/** Sections of the dashboard where applications show cards. */
const DASHBOARD_SLOTS = ['dashboard.waiting', 'dashboard.failed', 'dashboard.health'] as const
export type DashboardSlot = (typeof DASHBOARD_SLOTS)[number]

/** Details screens where applications add tabs: those of participating issuers. */
const TAB_SLOTS = ['issuer.tabs'] as const
export type TabSlot = (typeof TAB_SLOTS)[number]

export const SLOTS: readonly SlotName[] = [...DASHBOARD_SLOTS, ...TAB_SLOTS]

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
