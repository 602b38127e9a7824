import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { watchedUntil } from '@portal/contract/releases/watched-until.ts'
import type { Known } from './report-files.ts'
import { type JudgedVersion, type ReadRelease, runningCanaries } from './running-canaries.ts'

/** A promoted version that is still judged, as recorded in the releases. */
export interface WatchedPromotion extends JudgedVersion {
  readonly until: string
  /** The canary of the same version that the promotion ended. */
  readonly canaryBefore: Known | undefined
}

const EVERYONE = { weight: 100, cohorts: 0 }

/** Follows a promotion back to its release. */
async function followBack(
  head: Release,
  { bundle, version, stable }: Pick<JudgedVersion, 'bundle' | 'version' | 'stable'>,
  { until, read }: { until: string; read: ReadRelease },
): Promise<WatchedPromotion> {
  let promotion = head
  let before: Release | undefined
  while (promotion.parent > 0) {
    before = await read(promotion.parent)
    if (before.bundles[bundle]?.watchedUntil !== until) break
    promotion = before
  }
  const canaries = before ? await runningCanaries(before, read) : []
  const canaryBefore = canaries.find((one) => one.bundle === bundle && one.version === version)
  const { seq: startedBy, at: since } = promotion
  const exposure = [{ at: since, ...EVERYONE }]
  return { bundle, version, stable, until, startedBy, since, stageSince: since, exposure, canaryBefore }
}

/** The promoted versions of a release that are still judged. */
export async function watchedPromotions(
  head: Release,
  read: ReadRelease,
  now: number,
): Promise<WatchedPromotion[]> {
  const following = Object.entries(head.bundles).flatMap(([bundle, channels]) => {
    const until = watchedUntil(channels, now)
    const { stable: version, lastGood: stable } = channels
    if (until === undefined || stable === undefined) return []
    return followBack(head, { bundle, version, stable }, { until, read })
  })
  return Promise.all(following)
}
