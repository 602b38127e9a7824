import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import { sessionsInWords, timeInWords } from '../release/release-words.ts'

/** Figures of a judged version and of the one that it is compared with, side by side. */
export function figuresOf({ canary, stable, parts, speed }: CanaryState, own: string, other: string) {
  return [
    { label: own, value: sessionsInWords(canary) },
    { label: other, value: sessionsInWords(stable) },
    ...(parts.canary.sessions > 0
      ? [
          { label: `${own}, cards and commands`, value: sessionsInWords(parts.canary) },
          { label: `${other}, cards and commands`, value: sessionsInWords(parts.stable) },
        ]
      : []),
    ...(speed
      ? [
          { label: `${own}, time to show`, value: timeInWords(speed.canaryMs) },
          { label: `${other}, time to show`, value: timeInWords(speed.stableMs) },
        ]
      : []),
  ]
}
