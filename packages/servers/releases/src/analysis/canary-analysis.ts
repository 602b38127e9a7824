import type { CanaryState, WatchedPromotion } from '@portal/contract/releases/canary-state.ts'
import type { HealthReport } from '@portal/contract/releases/health-reports.ts'
import type { PromotionRules, Release } from '@portal/contract/releases/release-schemas.ts'
import type { Action } from '../log/release-log.ts'
import type { ReleasePlace } from '../operations/release-place.ts'
import { abortCanary, type Change, stepCanary } from '../release/changes.ts'
import { missingSteps } from '../release/promotion-rules.ts'
import { failedAs } from '../release-error.ts'
import { ANALYSIS } from './actor.ts'
import { canaryState } from './canary-state.ts'
import { type Judged, judgedVersions } from './judged-versions.ts'
import { promotionReturns } from './promotion-returns.ts'
import { reasonToAbort, reasonToStep } from './reasons.ts'
import { reportFiles } from './report-files.ts'

interface Decision {
  readonly action: Action
  readonly change: Change
  readonly reason: string
}

/**
 * The release of a canary that the figures call for, or `undefined` while they are inconclusive, or while its next step
 * needs an approval.
 */
function decide({ running, reports }: Judged, head: Release, rules: PromotionRules): Decision | undefined {
  if ('until' in running) return undefined
  const { bundle, canary, stable, starter: actor } = running
  const sessions = reports.sessions()
  const state = canaryState(running, sessions)
  if (state.verdict === 'failed') {
    const reason = reasonToAbort(state, stable, sessions)
    return { action: 'canary.abort', change: abortCanary(bundle), reason }
  }
  const [next] = canary.steps
  if (state.verdict !== 'passed' || next === undefined || canary.isPaused || head.frozen) return undefined
  const action = 'canary.step'
  const change = stepCanary(bundle)
  const step = { change: { action, bundle }, before: head, after: change(head) } as const
  if (missingSteps(step, { rules, actor }).length > 0) return undefined
  return { action, change, reason: reasonToStep(state, stable, next) }
}

/**
 * Watches the canaries and the newly promoted versions of an environment: ends failing ones and advances healthy
 * canaries. `folder` keeps its health reports.
 */
export function canaryAnalysis(place: ReleasePlace, folder: string) {
  const { log, promotionRules } = place
  const files = reportFiles(folder)
  const judged = judgedVersions(place, files)
  const returns = promotionReturns(place)
  let last: Promise<unknown> = Promise.resolve()

  /**
   * Returns whether there was something to do. Looks again first if somebody else has released in between.
   */
  async function act(): Promise<boolean> {
    const head = await judged.refresh()
    if (!head) return false
    const decision = judged.all().flatMap((one) => decide(one, head, promotionRules) ?? [])[0]
    if (!decision) return returns.act(judged.all(), head)
    const { change, ...entry } = decision
    try {
      await log.append(head.seq, change(head), { ...entry, actor: ANALYSIS })
    } catch (error) {
      if (!failedAs('conflict', error)) throw error
    }
    return true
  }

  async function actOnAll(): Promise<void> {
    while (await act());
  }

  /** Runs one after another, so that findings cannot change while they are acted on. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  /** The same with the newest releases. */
  const upToDate = <Result>(work: () => Result | Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      await judged.refresh()
      return work()
    })

  return {
    /** Records health reports from pages; ignores those on anything else. */
    take: (reports: readonly HealthReport[]): Promise<void> => inTurn(() => judged.keep(reports)),
    /** Judges everything and makes the releases that follow. */
    look: (): Promise<void> => inTurn(actOnAll),
    /** The figures of an ended canary over time. */
    timelineOf: (canary: Parameters<typeof files.readTimeline>[0]) =>
      upToDate(() => files.readTimeline(canary)),
    states: (): Promise<CanaryState[]> =>
      upToDate(() =>
        judged
          .all()
          .flatMap(({ running, reports }) =>
            'canary' in running ? canaryState(running, reports.sessions()) : [],
          ),
      ),
    promotions: (): Promise<WatchedPromotion[]> => upToDate(() => returns.states(judged.all())),
  }
}
