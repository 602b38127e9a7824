import type { CanaryState, WatchedPromotion } from '@portal/contract/releases/canary-state.ts'
import { isPreview } from '@portal/contract/releases/preview-versions.ts'
import type { PublishedFacts } from '@portal/contract/releases/published-schemas.ts'
import type { Channels, ReleaseStatus, WithdrawnVersion } from '@portal/contract/releases/release-schemas.ts'
import { approversOf } from '@portal/contract/releases/valid-approvals.ts'

/** A bundle as served by a release, with its canary and newer versions. */
export interface BundleRow extends Channels {
  readonly bundle: string
  readonly state: CanaryState | undefined
  /** The figures of the stable version while it is judged after its promotion. */
  readonly watch: WatchedPromotion | undefined
  /** The published facts of the stable version and of the canary, if they are still in the store. */
  readonly stableFacts: PublishedFacts | undefined
  readonly canaryFacts: PublishedFacts | undefined
  /** The newest releasable version, which may already be served. */
  readonly newest: string | undefined
  /** Why people no longer get the newest version. */
  readonly withdrawn: WithdrawnVersion | undefined
  /** Who has approved the canary; undefined where promotions need no approval. */
  readonly approvers: readonly string[] | undefined
  /** Nothing can be released but what leads back. */
  readonly isFrozen: boolean
  /** Number of the release shown. */
  readonly revision: number
}

export const shortName = (bundle: string): string => bundle.replace('@portal/', '')

/** The facts of a version; undefined if it is not in the store. */
export const factsOf = (
  { published }: Pick<ReleaseStatus, 'published'>,
  bundle: string,
  version: string | undefined,
): PublishedFacts | undefined =>
  published.find(({ name }) => name === bundle)?.versions.find((one) => one.version === version)

/** Whether nobody can get a version anymore. */
export const isPulled = (
  { release }: Pick<ReleaseStatus, 'release'>,
  bundle: string,
  version: string,
): boolean => release.pulled.includes(`${bundle} ${version}`)

/** The published versions of a bundle that are not pulled, newest first; with previews, which only overrides give. */
export const usableVersions = (status: ReleaseStatus, bundle: string): readonly string[] =>
  (status.published.find(({ name }) => name === bundle)?.versions ?? [])
    .map(({ version }) => version)
    .filter((version) => !isPulled(status, bundle, version))

/** The same without previews, which cannot be released. */
export const releasableVersions = (status: ReleaseStatus, bundle: string): readonly string[] =>
  usableVersions(status, bundle).filter((version) => !isPreview(version))

/** Why people no longer get a version; undefined if they do or never did. */
export const withdrawalOf = ({ withdrawn }: ReleaseStatus, bundle: string, version: string) =>
  withdrawn.find((one) => one.bundle === bundle && one.version === version)

/** The bundles of the newest release, those with a canary first. */
export function bundleRows(status: ReleaseStatus): BundleRow[] {
  const { release, rules, canaries, watched } = status
  const rows = Object.entries(release.bundles).map(([bundle, channels]) => {
    const [newest] = releasableVersions(status, bundle)
    return {
      ...channels,
      bundle,
      state: canaries.find((one) => one.bundle === bundle),
      watch: watched.find((one) => one.bundle === bundle),
      stableFacts: factsOf(status, bundle, channels.stable),
      canaryFacts: factsOf(status, bundle, channels.canary?.version),
      newest,
      withdrawn: newest === undefined ? undefined : withdrawalOf(status, bundle, newest),
      approvers: rules?.isApprovalRequired
        ? approversOf(release, bundle, channels.canary?.version)
        : undefined,
      isFrozen: release.frozen,
      revision: release.seq,
    }
  })
  return rows.sort(
    (one, other) =>
      Number(other.canary !== undefined) - Number(one.canary !== undefined) ||
      one.bundle.localeCompare(other.bundle),
  )
}
