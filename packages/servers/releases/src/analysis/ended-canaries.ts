import type { EndedCanary } from '@portal/contract/releases/canary-state.ts'
import type { Canary, Release } from '@portal/contract/releases/release-schemas.ts'
import { isSame, reachAt, reachesAsMany } from './running-canaries.ts'

/** A canary that ended, with the number of the release that started it, if that one was looked at. */
type Ended = Omit<EndedCanary, 'timeline'> & { readonly startedBy: number }

interface Followed {
  readonly startedBy: number
  readonly canary: Canary
  readonly exposure: EndedCanary['exposure']
}

/** The canary of a bundle after a release, with its course so far. */
function followOn({ seq, at }: Release, canary: Canary, before: Followed | undefined): Followed {
  const stage = reachAt(at, canary)
  if (!before) return { startedBy: seq, canary, exposure: [stage] }
  const isWider = !reachesAsMany(before.canary, canary)
  return { ...before, canary, exposure: isWider ? [...before.exposure, stage] : before.exposure }
}

/** The canaries that ended within some releases, given oldest first; the newest end comes first. */
export function endedCanaries(releases: readonly Release[]): Ended[] {
  const running = new Map<string, Followed>()
  const ended: Ended[] = []
  for (const release of releases) {
    const { seq, at, action, actor, reason, bundles } = release
    for (const [bundle, { canary, startedBy, exposure }] of running) {
      if (isSame(bundles[bundle]?.canary, canary)) continue
      running.delete(bundle)
      const since = exposure[0]?.at ?? at
      const end = { seq, action, actor, reason }
      ended.push({ bundle, version: canary.version, since, until: at, startedBy, exposure, end })
    }
    for (const [bundle, { canary }] of Object.entries(bundles))
      if (canary) running.set(bundle, followOn(release, canary, running.get(bundle)))
  }
  return ended.reverse()
}
