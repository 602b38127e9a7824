import type { ReactNode } from 'react'
import type { Needs } from './route-row.ts'

/** Places in the portal where applications show cards, named after their section. */
export const SLOTS = [
  'dashboard.waiting',
  'dashboard.expiring',
  'dashboard.failed',
  'dashboard.health',
] as const
export type SlotName = (typeof SLOTS)[number]

/** What is known about a card without its code. Published in the bundle's manifest, like screens. */
export interface SlotFacts {
  readonly slot: SlotName
  readonly title: string
  /** Position among the cards of all applications, smallest first. */
  readonly order: number
  /** Lines of text to reserve for the card, so that the layout does not shift when it loads. */
  readonly lines: number
  readonly needs?: Needs
}

/** A card: its facts and its component. */
export interface SlotRow extends SlotFacts {
  readonly card: () => Promise<{ default: () => ReactNode }>
}
