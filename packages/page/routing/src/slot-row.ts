import type { ReactNode } from 'react'
import type { Needs } from './route-row.ts'

/** Places of the portal in which applications show something of theirs, by the section it belongs to. */
export const SLOTS = [
  'dashboard.waiting',
  'dashboard.expiring',
  'dashboard.failed',
  'dashboard.health',
] as const
export type SlotName = (typeof SLOTS)[number]

/** What is known of a card without its code. Rows travel in the bundle's manifest, as those of screens do. */
export interface SlotFacts {
  readonly slot: SlotName
  readonly title: string
  /** Among the cards of all applications, smallest first. */
  readonly order: number
  /** Lines of text to keep free for the card, so that nothing moves when it arrives. */
  readonly lines: number
  readonly needs?: Needs
}

/** A card: its facts and its component. */
export interface SlotRow extends SlotFacts {
  readonly card: () => Promise<{ default: () => ReactNode }>
}
