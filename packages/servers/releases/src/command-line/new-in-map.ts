import type { Release, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { gte } from 'semver'
import { servedVersions } from '../release/release.ts'

interface Named {
  readonly name: string
  readonly version: string
}

const stableOf = (content: ReleaseContent | undefined, name: string) => content?.bundles[name]?.stable

/** Releases of other bundles from the map keep this one as people left it. */
const isFromMap = (release: Release, before: Release | undefined, name: string) =>
  (release.action === 'first' || release.action === 'importmap') &&
  stableOf(release, name) !== stableOf(before, name)

/**
 * The bundles whose version in the import map has changed since they were last released from it. Leaves out those of
 * which people have released this version or a later one since, whether they kept it, rolled it back or aborted it.
 * `history` has all releases, newest first.
 */
export const newInMap = <One extends Named>(named: readonly One[], history: readonly Release[]): One[] =>
  named.filter(({ name, version }) => {
    const last = history.findIndex((release, index) => isFromMap(release, history[index + 1], name))
    const released = stableOf(history[last], name)
    if (released === version) return false
    const since = last === -1 ? history : history.slice(0, last)
    return !since
      .flatMap(servedVersions)
      .some(([bundle, given]) => bundle === name && given !== released && gte(given, version))
  })
