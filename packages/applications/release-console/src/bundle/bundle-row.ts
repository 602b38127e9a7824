import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { Channels, ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'

/** A bundle as served by a release, with its canary and newer versions. */
export interface BundleRow extends Channels {
  readonly bundle: string
  readonly state: CanaryState | undefined
  /** The newest releasable version, which may already be served. */
  readonly newest: string | undefined
  /** Number of the release shown. */
  readonly revision: number
}

export const shortName = (bundle: string): string => bundle.replace('@portal/', '')

/** The bundles of the newest release, those with a canary first. */
export function bundleRows({ release, canaries, published }: ReleaseStatus): BundleRow[] {
  const rows = Object.entries(release.bundles).map(([bundle, channels]) => ({
    ...channels,
    bundle,
    state: canaries.find((one) => one.bundle === bundle),
    newest: published
      .find(({ name }) => name === bundle)
      ?.versions.find(({ version }) => !release.pulled.includes(`${bundle} ${version}`))?.version,
    revision: release.seq,
  }))
  return rows.sort(
    (one, other) =>
      Number(other.canary !== undefined) - Number(one.canary !== undefined) ||
      one.bundle.localeCompare(other.bundle),
  )
}
