import type { Content } from '@portal/contract/releases/release-schemas.ts'
import { nameOfVersion, stableVersions } from './release.ts'

/** A set of versions that people may get. */
export interface ServedSet {
  /** What it is, for people. */
  readonly what: string
  /** The canary that makes it other than what is stable. */
  readonly canary?: string
  readonly versions: Readonly<Record<string, string>>
}

/** The sets of versions that people may get: what is stable, and each canary beside it. */
export function servedSets(content: Content): ServedSet[] {
  const stable = stableVersions(content)
  const canaries = Object.entries(content.bundles).flatMap(([name, { canary }]) => {
    if (!canary) return []
    const named = nameOfVersion(name, canary.version)
    return [{ what: `the canary ${named}`, canary: named, versions: { ...stable, [name]: canary.version } }]
  })
  return [{ what: 'what is stable', versions: stable }, ...canaries]
}
