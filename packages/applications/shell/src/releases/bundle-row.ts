import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { Channels, ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'

/** A bundle as a release serves it, with what is known of its canary and of newer versions. */
export interface BundleRow extends Channels {
  readonly bundle: string
  readonly state: CanaryState | undefined
  /** The newest published version that can be released, which may be served already. */
  readonly newest: string | undefined
  /** Number of the release that was looked at. */
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
