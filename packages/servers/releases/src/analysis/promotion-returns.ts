import type { WatchedPromotion as WatchedState } from '@portal/contract/releases/canary-state.ts'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { log } from '@portal/server-common/log.ts'
import type { ReleasePlace } from '../operations/release-place.ts'
import { storeOperations } from '../operations/store-operations.ts'
import { failedAs } from '../release-error.ts'
import { ANALYSIS } from './actor.ts'
import { canaryState } from './canary-state.ts'
import type { Judged } from './judged-versions.ts'
import { reasonToTakeBack } from './reasons.ts'
import type { WatchedPromotion } from './watched-promotions.ts'

interface Watched extends Judged {
  readonly running: WatchedPromotion
}

/** Why a promotion was not taken back, and the newest release at that time. */
interface Problem {
  readonly seq: number
  readonly sentence: string
}

const isPromotion = (one: Judged): one is Watched => 'until' in one.running

function reasonAgainst({ running, reports }: Watched): string | undefined {
  const sessions = reports.sessions()
  const state = canaryState(running, sessions)
  return state.verdict === 'failed' ? reasonToTakeBack(state, running.stable, sessions) : undefined
}

/** Takes promoted versions back that fail, like a rollback that somebody makes. */
export function promotionReturns(place: ReleasePlace) {
  const operations = storeOperations(place, ANALYSIS)
  /** By the number of the promotion. */
  const problems = new Map<number, Problem>()

  async function takeBack(
    { bundle, version, startedBy }: WatchedPromotion,
    { seq }: Release,
    reason: string,
  ): Promise<void> {
    try {
      await operations.release({ change: { action: 'rollback', bundle }, reason, expected: seq })
    } catch (error) {
      if (failedAs('conflict', error)) return
      if (!failedAs('refused', error) || !(error instanceof Error)) throw error
      const message = `${bundle} ${version} fails, but cannot be rolled back: ${error.message}`
      if (problems.get(startedBy)?.sentence !== error.message) log.error('not-taken-back', { message })
      problems.set(startedBy, { seq, sentence: error.message })
    }
  }

  return {
    /** Returns whether there was something to do. What was refused is tried again only after another release. */
    async act(judged: readonly Judged[], head: Release): Promise<boolean> {
      for (const one of judged.filter(isPromotion)) {
        const reason = reasonAgainst(one)
        if (reason === undefined || problems.get(one.running.startedBy)?.seq === head.seq) continue
        await takeBack(one.running, head, reason)
        return true
      }
      return false
    },
    states: (judged: readonly Judged[]): WatchedState[] =>
      judged.filter(isPromotion).map(({ running, reports }) => ({
        ...canaryState(running, reports.sessions()),
        until: running.until,
        problem: problems.get(running.startedBy)?.sentence,
      })),
  }
}
