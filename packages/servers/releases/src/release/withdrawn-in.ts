import type { Release, WithdrawnVersion } from '@portal/contract/releases/release-schemas.ts'
import { nameOfVersion, servedVersions } from './release.ts'

/** Changes that take versions from people for a reason against them. */
const WITHDRAWING: readonly string[] = ['canary.abort', 'rollback']

const namesIn = (release: Release) =>
  servedVersions(release).map(([bundle, version]) => nameOfVersion(bundle, version))

/** The versions that these releases, newest first, took from people and gave nobody since. */
export function withdrawnIn(releases: readonly Release[]): WithdrawnVersion[] {
  const withdrawn = new Map<string, WithdrawnVersion>()
  let before: Release | undefined
  for (const release of releases.toReversed()) {
    const served = new Set(namesIn(release))
    for (const name of served) withdrawn.delete(name)
    if (before && WITHDRAWING.includes(release.action)) {
      const { seq, at, actor, action, reason } = release
      for (const [bundle, version] of servedVersions(before)) {
        const name = nameOfVersion(bundle, version)
        if (!served.has(name)) withdrawn.set(name, { bundle, version, seq, at, actor, action, reason })
      }
    }
    before = release
  }
  return [...withdrawn.values()]
}
