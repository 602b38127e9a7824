import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { Sides } from './canary-sessions.ts'

type Speed = NonNullable<CanaryState['speed']>

/** With fewer on either side, a single slow computer can decide. */
const ENOUGH = 30

const MAX_RATIO = 1.5
/** Smaller differences go unnoticed. */
const MIN_MS = 100

/** The value that three of four do not exceed. */
function upperQuartile(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
}

/**
 * How long people wait for a canary and for the stable version, from loaded code to the first drawing.
 * Download time is not included: it depends more on the browser's cache than on the version. `undefined`
 * until enough sessions have reported.
 */
export function speedOf(sides: Sides): Speed | undefined {
  const times = (side: keyof Sides) => sides[side].flatMap(({ mountMs }) => mountMs ?? [])
  const [canary, stable] = [times('canary'), times('stable')]
  if (Math.min(canary.length, stable.length) < ENOUGH) return undefined
  const [canaryMs, stableMs] = [upperQuartile(canary), upperQuartile(stable)]
  const isSlower = canaryMs > MAX_RATIO * stableMs && canaryMs - stableMs >= MIN_MS
  return { canaryMs, stableMs, isSlower }
}
