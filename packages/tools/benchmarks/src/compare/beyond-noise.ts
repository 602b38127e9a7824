import { median, quantile } from '../figures.ts'

/** Wide, since a run compares a dozen figures: few of them differ by chance. */
const CONFIDENCE = 0.99
const RESAMPLES = 4000

/** By how much one build differs from another: 0.05 is five percent more. */
export interface Difference {
  /** The median of all rounds. */
  readonly share: number
  /** The interval that contains the true difference, with 99% confidence. */
  readonly from: number
  readonly to: number
  /** Whether that is more than chance. */
  readonly isBeyondNoise: boolean
}

/** Two builds without any blocking time are equal. */
const ratioOf = (before: number, after: number): number => (before === after ? 1 : after / before)

const anyOf = (values: readonly number[]): number => values[Math.floor(Math.random() * values.length)] ?? 0
const medianOfSample = (values: readonly number[]): number => median(values.map(() => anyOf(values)))

/**
 * Compares two builds by their measurements of the same rounds, which load on the machine affects alike. The
 * interval comes from resampling the rounds (bootstrap).
 */
export function differenceOf(before: readonly number[], after: readonly number[]): Difference {
  const ratios = before.map((value, round) => ratioOf(value, after[round] ?? Number.NaN))
  const medians = Array.from({ length: RESAMPLES }, () => medianOfSample(ratios))
  const from = quantile(medians, (1 - CONFIDENCE) / 2) - 1
  const to = quantile(medians, (1 + CONFIDENCE) / 2) - 1
  return { share: median(ratios) - 1, from, to, isBeyondNoise: from > 0 || to < 0 }
}
