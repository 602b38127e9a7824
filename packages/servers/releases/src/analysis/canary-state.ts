import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { CanarySessions, SessionHealth } from './canary-sessions.ts'
import { speedOf } from './canary-speed.ts'
import { judgeCanary } from './judge-canary.ts'
import type { JudgedVersion } from './running-canaries.ts'

const MAX_POINTS = 60

type Point = CanaryState['timeline'][number]

const totals = (sessions: readonly SessionHealth[]) => ({
  sessions: sessions.length,
  failed: sessions.filter(({ failure }) => failure).length,
})

/** An evenly spread sample that includes the last item. */
function thinned<Item>(items: readonly Item[], most: number): Item[] {
  const each = items.length / Math.min(items.length, most)
  return items.filter((_, index) => Math.floor((index + 1) / each) > Math.floor(index / each))
}

/** The figures over time. */
export function timelineOf(reported: readonly SessionHealth[]): Point[] {
  const news = reported
    .flatMap(({ at, failure }) => [
      { at, isFailure: false },
      ...(failure ? [{ at: failure.at, isFailure: true }] : []),
    ])
    .sort((one, other) => one.at - other.at)
  let [sessions, failed] = [0, 0]
  const points = news.map(({ at, isFailure }) => {
    if (isFailure) failed += 1
    else sessions += 1
    return { at: new Date(at).toISOString(), sessions, failed }
  })
  return thinned(points, MAX_POINTS)
}

/** The current figures and verdict of a canary or of a promoted version. */
export function canaryState(judged: JudgedVersion, sessions: CanarySessions): CanaryState {
  return {
    bundle: judged.bundle,
    version: judged.version,
    since: judged.since,
    verdict: judgeCanary(sessions, Date.parse(judged.stageSince), judged.canary),
    canary: totals(sessions.canary),
    stable: totals(sessions.stable),
    parts: { canary: totals(sessions.parts.canary), stable: totals(sessions.parts.stable) },
    speed: speedOf(sessions),
    exposure: thinned(judged.exposure, MAX_POINTS),
    timeline: timelineOf(sessions.canary),
  }
}
