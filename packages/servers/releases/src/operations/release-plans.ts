import type { CheckStatus } from '@portal/contract/releases/publish-facts.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { readArtifact } from '../artifact/artifact.ts'
import { readManifests } from '../artifact/read-manifests.ts'
import { checkStatus } from '../artifact/version-check.ts'
import { changeOf } from '../release/change-of.ts'
import { missingCheck, reasonUnchecked } from '../release/checked.ts'
import { type ContentPlan, planChange } from '../release/plan.ts'
import { missingSteps, waitingSteps } from '../release/promotion-rules.ts'
import { versionsIn } from '../release/release.ts'
import { undoneVersions } from '../release/undone-versions.ts'
import { backendNotes } from './backend-notes.ts'
import { recentlyWithdrawn } from './recently-withdrawn.ts'
import type { ReleasePlace } from './release-place.ts'
import type { ServiceFacts } from './service-facts.ts'

/** Whether a published version has a passed check of its bytes. */
export const checkStatusOf = async (
  place: ReleasePlace,
  name: string,
  version: string,
): Promise<CheckStatus | undefined> =>
  checkStatus(place, await readArtifact(place.store, place.trust, name, version))

/** The releases from one to another, without skipped ones. */
async function releasesBetween({ log }: ReleasePlace, from: number, head: Release): Promise<Release[]> {
  const seqs = Array.from({ length: Math.max(0, head.seq - from) }, (_, index) => from + index)
  const found = await Promise.all(seqs.map(log.readable))
  return [...found.flatMap((release) => release ?? []), head]
}

/** Why a rollback to an earlier release would go forward; empty for other changes. */
async function forwardIn(place: ReleasePlace, head: Release, requested: ReleaseChange): Promise<string[]> {
  if (requested.action !== 'rollback' || requested.to === undefined) return []
  return undoneVersions(await releasesBetween(place, requested.to, head), requested.bundle)
}

/** That a version to be given to people was taken from them before, and why. */
async function withdrawalNotes(
  { log }: ReleasePlace,
  head: Release,
  requested: ReleaseChange,
): Promise<string[]> {
  if (requested.action !== 'promote' && requested.action !== 'canary.start') return []
  const { bundle, version } = requested
  return (await recentlyWithdrawn(log, head))
    .filter((one) => one.bundle === bundle && one.version === version)
    .map(({ action, seq, actor, reason }) => {
      const done = action === 'rollback' ? 'rolled back' : 'aborted as a canary'
      return `${bundle} ${version} was ${done} in release ${seq} by ${actor}: ${reason}`
    })
}

async function sessionsOf(place: ReleasePlace, requested: ReleaseChange, facts: ServiceFacts | undefined) {
  if (requested.action !== 'promote' || !facts?.canaryStates) return undefined
  const state = (await facts.canaryStates(place)).find(({ bundle }) => bundle === requested.bundle)
  return state && state.canary.sessions + state.parts.canary.sessions
}

/** What a release would do, and why it was made without a check. */
export interface ReleasePlan extends ContentPlan {
  readonly unchecked: string | undefined
}

/** Plans releases of `actor`, with everything that speaks against them. */
export function releasePlans(place: ReleasePlace, actor: string, known: ServiceFacts | undefined) {
  const { store, trust, log, promotionRules: rules } = place

  return async (head: Release, requested: ReleaseChange): Promise<ReleasePlan> => {
    const change = await changeOf(requested, { read: log.read, actor })
    const named = [...versionsIn(head), ...versionsIn(change(head))]
    const check =
      'version' in requested ? await checkStatusOf(place, requested.bundle, requested.version) : undefined
    const manifests = await readManifests(store, trust, named)
    const plan = planChange(head, change, manifests)
    const step = { change: requested, before: head, after: plan.content }
    const facts = { rules, actor, sessions: await sessionsOf(place, requested, known) }
    return {
      ...plan,
      problems: [
        ...plan.problems,
        ...missingCheck(requested, check),
        ...missingSteps(step, facts),
        ...(await forwardIn(place, head, requested)),
      ],
      notes: [
        ...(await withdrawalNotes(place, head, requested)),
        ...plan.notes,
        ...backendNotes(head, plan.content, { manifests, hosts: known?.hosts ?? [] }),
        ...waitingSteps(step, facts),
      ],
      unchecked: check === 'missing' ? reasonUnchecked(requested) : undefined,
    }
  }
}
