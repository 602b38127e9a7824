import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'

/** A bundle that is no longer served. */
export interface RemovedRow {
  readonly bundle: string
  /** The version that everyone had. */
  readonly version: string
  /** The redirect target of its addresses. */
  readonly leadsTo: string
  readonly isFrozen: boolean
  /** Number of the release shown. */
  readonly revision: number
}

/** The removed bundles of the newest release, by name. */
export const removedRows = ({ release }: ReleaseStatus): RemovedRow[] =>
  Object.entries(release.removed)
    .map(([bundle, { version, leadsTo }]) => ({
      bundle,
      version,
      leadsTo,
      isFrozen: release.frozen,
      revision: release.seq,
    }))
    .sort((one, other) => one.bundle.localeCompare(other.bundle))
