import type { CanaryState, WatchedPromotion } from '@portal/contract/releases/canary-state.ts'
import { momentOf } from './moment.ts'

const share = ({ sessions, failed }: CanaryState['canary']) => `${failed} of ${sessions}`

/** The figures of a version beside those of another one. */
const figureLines = ({ canary, stable, parts, speed }: CanaryState, other: string): readonly string[] => [
  `    failed sessions: ${share(canary)}, ${other} ${share(stable)}`,
  ...(parts.canary.sessions > 0
    ? [`    of cards and commands: ${share(parts.canary)}, ${other} ${share(parts.stable)}`]
    : []),
  ...(speed ? [`    three of four shown within ${speed.canaryMs} ms, ${other} ${speed.stableMs} ms`] : []),
]

/** How a canary compares with the stable version. */
export function canaryLines(state: CanaryState): readonly string[] {
  const { bundle, version, verdict, speed } = state
  const isHeld = speed?.isSlower && verdict !== 'failed'
  return [
    `  ${bundle} ${version}: ${isHeld ? 'slower than stable, does not advance' : verdict}`,
    ...figureLines(state, 'stable'),
  ]
}

/** How a promoted version compares with the version before it, and until when that matters. */
export function watchedLines(state: WatchedPromotion): readonly string[] {
  const { bundle, version, verdict, until, problem } = state
  return [
    `  ${bundle} ${version}: ${verdict}, watched until ${momentOf(until)}`,
    ...figureLines(state, 'before'),
    ...(problem === undefined ? [] : [`    cannot be rolled back: ${problem}`]),
  ]
}
