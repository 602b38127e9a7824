import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import { canaryReports } from '../analysis/canary-reports.ts'
import { canaryState } from '../analysis/canary-state.ts'
import { runningCanaries } from '../analysis/running-canaries.ts'
import type { ReleasePlace } from '../operations/store-operations.ts'

/** Returns the state of an environment's canaries. */
export type CanaryFigures = (place: ReleasePlace) => Promise<CanaryState[]>

/** Without health reports from hosts, canaries have no sessions. */
export const noFigures: CanaryFigures = async ({ log }) => {
  const head = await log.head()
  const running = head ? await runningCanaries(head, log.read) : []
  return running.map((canary) => canaryState(canary, canaryReports().sessions()))
}
