import type { Release, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'

/** The version of a bundle that everyone has, or had when it was removed. */
const versionOf = ({ bundles, removed }: ReleaseContent, name: string) =>
  bundles[name]?.stable ?? removed[name]?.version

/** Whether the rollbacks among some releases, oldest first, went behind the version that the first one has. */
function isUndone(name: string, [first, ...later]: readonly Release[]): boolean {
  if (!first) return false
  const target = versionOf(first, name)
  /** What the next rollback can go back to, as far as these releases tell; the present version is the last. */
  let reachable = [target]
  for (const release of later) {
    const version = versionOf(release, name)
    const place = reachable.lastIndexOf(version)
    if (release.action === 'rollback') reachable = place === -1 ? [version] : reachable.slice(0, place + 1)
    else if (place !== reachable.length - 1) reachable.push(version)
  }
  return !reachable.includes(target)
}

/**
 * One sentence for each version that a rollback to the first of some releases, oldest first, would bring again although
 * another rollback has taken it away since: that would go forward, without what a promotion needs.
 */
export function undoneVersions(releases: readonly Release[], bundle: string | undefined): string[] {
  const [earlier] = releases
  if (!earlier) return []
  const names = bundle === undefined ? Object.keys({ ...earlier.removed, ...earlier.bundles }) : [bundle]
  return names
    .filter((name) => isUndone(name, releases))
    .map((name) => {
      const version = versionOf(earlier, name)
      return `A rollback took ${name} ${version} away after release ${earlier.seq}, so it cannot come back by another one. Promote it again: npm run portal -- promote ${name.replace('@portal/', '')} ${version}`
    })
}
