import type { Canary, Channels, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { withoutApprovals } from './approvals.ts'
import { canaryOf, channelsOf, refuse, withChannels } from './channels.ts'
import { requireCohorts } from './cohorts.ts'
import { isPulled, nameOfVersion } from './release.ts'
import { requireStable } from './require-stable.ts'
import { requireUsable } from './usable-versions.ts'
import { unwatched } from './watch.ts'

/** Returns the next state of an environment for the current one. Fails as `refused`, with a sentence. */
export type Change = (content: ReleaseContent) => ReleaseContent

/**
 * Gives everyone a version; the stable one becomes the last good version. Ends the canary of that version.
 */
export const promote =
  (name: string, version: string): Change =>
  (content) => {
    const now = content.bundles[name]
    requireUsable(content, name, version)
    const after = withoutApprovals(content, name)
    if (!now) {
      const { [name]: _, ...removed } = content.removed
      return withChannels({ ...after, removed }, name, { stable: version })
    }
    if (now.stable === version) throw refuse(`${name} ${version} is already stable.`)
    if (now.canary && now.canary.version !== version)
      throw refuse(
        `A canary of ${name} ${now.canary.version} is running. Promote that version or abort it first.`,
      )
    return withChannels(after, name, { stable: version, lastGood: now.stable })
  }

/** The people that a canary reaches. */
export interface Reach {
  readonly weight?: number | undefined
  readonly cohorts?: readonly string[] | undefined
}

interface Beginning extends Reach {
  /** The weights to advance to while the analysis finds no problems. */
  readonly steps?: readonly number[] | undefined
  readonly endsAtFirstFailure?: boolean | undefined
}

/** Gives some people a version: a percentage of all, and the named ones. */
export const startCanary =
  (
    name: string,
    version: string,
    { weight = 0, cohorts = [], steps = [], endsAtFirstFailure = false }: Beginning,
  ): Change =>
  (content) => {
    requireStable(content, name, version)
    const now = channelsOf(content, name)
    requireUsable(content, name, version)
    if (now.stable === version) throw refuse(`${name} ${version} is already stable.`)
    if (now.canary)
      throw refuse(`A canary of ${name} ${now.canary.version} is running. Promote it or abort it first.`)
    requireCohorts(cohorts)
    if (weight === 0 && cohorts.length === 0)
      throw refuse('A canary must reach someone: set a percentage above 0, or name people or roles.')
    const canary = {
      version,
      weight,
      salt: `${name}@${version}`,
      cohorts: [...new Set(cohorts)],
      steps: steps.filter((step) => step > weight),
      isPaused: false,
      ...(endsAtFirstFailure && { endsAtFirstFailure }),
    }
    return withChannels(content, name, { ...unwatched(now), canary })
  }

const withCanary = (content: ReleaseContent, name: string, canary: Canary): ReleaseContent =>
  withChannels(content, name, { ...channelsOf(content, name), canary })

/** The requested weight, or else that of the next step. */
function weightOf({ weight, steps }: Canary, name: string, reach: Reach): number {
  if (reach.weight !== undefined || reach.cohorts?.length) return reach.weight ?? weight
  const [next] = steps
  if (next === undefined)
    throw refuse(`The canary of ${name} has no steps left. Set a percentage, or name people or roles.`)
  return next
}

/** Gives the canary to more people: to the named ones, or to as many as its next step says. Ends a pause. */
export const stepCanary =
  (name: string, reach: Reach = {}): Change =>
  (content) => {
    const canary = canaryOf(content, name)
    requireCohorts(reach.cohorts ?? [])
    const weight = weightOf(canary, name, reach)
    const cohorts = [...new Set([...canary.cohorts, ...(reach.cohorts ?? [])])]
    if (weight < canary.weight)
      throw refuse(
        `The canary of ${name} already reaches ${canary.weight}% and can only grow. Abort it to end it.`,
      )
    if (weight === canary.weight && cohorts.length === canary.cohorts.length)
      throw refuse(`This step would not extend the canary of ${name}.`)
    const steps = canary.steps.filter((step) => step > weight)
    return withCanary(content, name, { ...canary, weight, cohorts, steps, isPaused: false })
  }

/** The canary does not advance by itself until somebody takes a step. */
export const pauseCanary =
  (name: string): Change =>
  (content) => {
    const canary = canaryOf(content, name)
    if (canary.isPaused) throw refuse(`The canary of ${name} is already paused.`)
    return withCanary(content, name, { ...canary, isPaused: true })
  }

const withoutCanary = ({ canary: _, ...channels }: Channels): Channels => unwatched(channels)

/** Whether the version that is left must be removed from open pages immediately and permanently. */
export interface Leaving {
  readonly isPulled?: boolean | undefined
}

/** A pulled version is nobody's fallback. */
function withoutPulled(content: ReleaseContent): ReleaseContent {
  const bundles = Object.entries(content.bundles).map(([name, { lastGood, ...channels }]) => {
    const isUsable = lastGood !== undefined && !isPulled(content, name, lastGood)
    return [name, { ...channels, ...(isUsable && { lastGood }) }] as const
  })
  return { ...content, bundles: Object.fromEntries(bundles) }
}

/** The versions that people had before and that nobody gets anymore. */
function versionsLeft(before: ReleaseContent, after: ReleaseContent): string[] {
  return Object.entries(before.bundles).flatMap(([name, { stable, canary }]) => {
    const now = after.bundles[name]
    return [stable, ...(canary ? [canary.version] : [])]
      .filter((version) => version !== now?.stable && version !== now?.canary?.version)
      .map((version) => nameOfVersion(name, version))
  })
}

/** Marks the versions that are left as pulled, if requested. */
function leave(
  before: ReleaseContent,
  after: ReleaseContent,
  { isPulled: isPulling = false }: Leaving,
): ReleaseContent {
  for (const [name, { stable }] of Object.entries(after.bundles))
    if (stable !== before.bundles[name]?.stable) requireUsable(before, name, stable)
  if (!isPulling) return withoutPulled(after)
  const pulled = [...new Set([...after.pulled, ...versionsLeft(before, after)])]
  return withoutPulled({ ...after, pulled })
}

/** Gives everyone who has the canary the stable version again. */
export const abortCanary =
  (name: string, leaving: Leaving = {}): Change =>
  (content) => {
    canaryOf(content, name)
    return leave(content, withChannels(content, name, withoutCanary(channelsOf(content, name))), leaving)
  }

/**
 * Restores one bundle from an earlier state; without one, its last good version. Does not restart canaries.
 */
export const rollBackBundle =
  (name: string, earlier?: ReleaseContent, leaving: Leaving = {}): Change =>
  (content) => {
    const { lastGood } = channelsOf(content, name)
    const stable = earlier ? withoutCanary(channelsOf(earlier, name)) : lastGood && { stable: lastGood }
    if (!stable)
      throw refuse(
        `${name} has no last good version: it was released only once or already rolled back. Choose a release to go back to with --to; history lists them.`,
      )
    return leave(content, withChannels(content, name, stable), leaving)
  }

/** Restores all bundles from an earlier state. Does not restart canaries. */
export const rollBack =
  (earlier: ReleaseContent, leaving: Leaving = {}): Change =>
  (content) => {
    const bundles = Object.entries(earlier.bundles).map(
      ([name, channels]) => [name, withoutCanary(channels)] as const,
    )
    return leave(
      content,
      { ...content, removed: earlier.removed, bundles: Object.fromEntries(bundles) },
      leaving,
    )
  }

/** Sets whether anything but a rollback or an abort can be released. */
export const setFrozen =
  (frozen: boolean): Change =>
  (content) => {
    if (content.frozen === frozen)
      throw refuse(frozen ? 'The environment is already frozen.' : 'The environment is not frozen.')
    return { ...content, frozen }
  }
