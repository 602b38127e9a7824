import type { Canary } from './release-schemas.ts'

/** About thirty sessions are needed to advance, and a person counts with three of them at most. */
const NEEDED_TO_ADVANCE = 10

/** Whether a canary reaches only people named one by one, and too few of them to advance automatically. */
export const reachesTooFewToAdvance = ({ weight, cohorts }: Pick<Canary, 'weight' | 'cohorts'>): boolean =>
  weight === 0 && cohorts.length < NEEDED_TO_ADVANCE && cohorts.every((cohort) => cohort.includes('@'))
