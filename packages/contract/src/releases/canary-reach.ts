import type { Canary } from './release-schemas.ts'

/** Sessions of fewer people cannot fail often enough in a row to abort a canary, nor pass to advance it. */
const FEW = 3

/** Whether a canary reaches only people named one by one, and too few of them to judge it automatically. */
export const isForFewPeople = ({ weight, cohorts }: Pick<Canary, 'weight' | 'cohorts'>): boolean =>
  weight === 0 && cohorts.length < FEW && cohorts.every((cohort) => cohort.includes('@'))
