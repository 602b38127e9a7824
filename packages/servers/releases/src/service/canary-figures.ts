import type { CanaryCourse, CanaryState, WatchedPromotion } from '@portal/contract/releases/canary-state.ts'
import { canaryReports } from '../analysis/canary-reports.ts'
import { canaryState } from '../analysis/canary-state.ts'
import { runningCanaries } from '../analysis/running-canaries.ts'
import type { ReleasePlace } from '../operations/release-place.ts'

/** The figures of an environment's canaries. */
export interface CanaryFigures {
  /** The state of those that run. */
  states(place: ReleasePlace): Promise<CanaryState[]>
  /** The state of the promoted versions that are still judged. */
  promotions(place: ReleasePlace): Promise<WatchedPromotion[]>
  /** The figures over time of one that ended; empty when none are kept. */
  timelineOf(
    place: ReleasePlace,
    canary: { readonly bundle: string; readonly startedBy: number },
  ): Promise<CanaryCourse['timeline']>
}

/** Without health reports from hosts, canaries have no sessions. */
export const noFigures: CanaryFigures = {
  async states({ log }) {
    const head = await log.head()
    const running = head ? await runningCanaries(head, log.read) : []
    return running.map((canary) => canaryState(canary, canaryReports().sessions()))
  },
  promotions: async () => [],
  timelineOf: async () => [],
}
