import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import { canaryState } from '../analysis/canary-state.ts'
import { canaryVotes } from '../analysis/canary-votes.ts'
import { runningCanaries } from '../analysis/running-canaries.ts'
import type { ReleasePlace } from '../operations/store-operations.ts'

/** Tells how the canaries of an environment do. */
export type CanaryFigures = (place: ReleasePlace) => Promise<CanaryState[]>

/** Where hosts tell of nothing, there are canaries without sessions. */
export const noFigures: CanaryFigures = async ({ log }) => {
  const head = await log.head()
  const running = head ? await runningCanaries(head, log.read) : []
  return running.map((canary) => canaryState(canary, canaryVotes().sessions()))
}
