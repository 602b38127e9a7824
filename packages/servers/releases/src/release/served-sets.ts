import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { nameOfVersion, stableVersions } from './release.ts'

/** A set of versions that people may get. */
export interface ServedSet {
  /** Its name for people. */
  readonly what: string
  /** The canary that makes it differ from the stable versions. */
  readonly canary?: string
  readonly versions: Readonly<Record<string, string>>
}

/** The sets of versions that people may get: the stable ones, and each canary beside them. */
export function servedSets(content: ReleaseContent): ServedSet[] {
  const stable = stableVersions(content)
  const canaries = Object.entries(content.bundles).flatMap(([name, { canary }]) => {
    if (!canary) return []
    const named = nameOfVersion(name, canary.version)
    return [{ what: `the canary ${named}`, canary: named, versions: { ...stable, [name]: canary.version } }]
  })
  return [{ what: 'the stable versions', versions: stable }, ...canaries]
}
