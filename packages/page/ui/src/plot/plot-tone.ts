import type { Tone } from '../theme/tokens.ts'

/** Colors of values: those of statuses, and the accent for what has none. */
export type PlotTone = Tone | 'accent'
