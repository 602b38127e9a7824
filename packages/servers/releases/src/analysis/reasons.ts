import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { CanarySessions, SessionHealth } from './canary-sessions.ts'

const share = ({ sessions, failed }: CanaryState['canary']) => `${failed} of ${sessions}`

const figures = ({ bundle, version, canary, stable }: CanaryState, stableVersion: string, phases = '') =>
  `${share(canary)} sessions failed with ${bundle} ${version}${phases}, ${share(stable)} with ${stableVersion} in the same time`

/** The number of failed sessions by phase. */
function phasesOf(sessions: readonly SessionHealth[]): string {
  const counts = new Map<string, number>()
  for (const { failure } of sessions)
    if (failure) counts.set(failure.phase, (counts.get(failure.phase) ?? 0) + 1)
  if (counts.size === 0) return ''
  return ` (${[...counts].map(([phase, count]) => `${phase} ${count}`).join(', ')})`
}

/** The part of the reason about cards and other parts in other pages, if any of them failed. */
const partsIn = ({ parts }: CanaryState, { parts: { canary } }: CanarySessions) =>
  parts.canary.failed === 0
    ? ''
    : `; its parts in other pages in ${share(parts.canary)}${phasesOf(canary)}, those of the stable version in ${share(parts.stable)}`

/** Why a canary is aborted. */
export const reasonToAbort = (state: CanaryState, stableVersion: string, sessions: CanarySessions): string =>
  `${figures(state, stableVersion, phasesOf(sessions.canary))}${partsIn(state, sessions)}.`

/** Why a canary advances. */
export const reasonToStep = (state: CanaryState, stableVersion: string, next: number): string =>
  `${figures(state, stableVersion)}: advancing to ${next}%.`

/** Why everybody gets the version before a promoted one again. */
export function reasonToTakeBack(state: CanaryState, before: string, sessions: CanarySessions): string {
  const { bundle, version, canary, stable } = state
  const own = `${share(canary)} sessions failed with ${bundle} ${version}${phasesOf(sessions.canary)} since everyone has it`
  const other = stable.sessions > 0 ? `, ${share(stable)} with ${before} beside its canary` : ''
  return `${own}${other}${partsIn(state, sessions)}: back to ${before}.`
}
