import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'

/** The published versions of a bundle as options, newest first, with their current channel. */
export function versionOptions({ release, published }: ReleaseStatus, bundle: string) {
  const { stable, canary } = release.bundles[bundle] ?? {}
  const marks = new Map([
    [stable, ' (stable)'],
    [canary?.version, ' (canary)'],
  ])
  const versions = published.find(({ name }) => name === bundle)?.versions ?? []
  return versions
    .filter(({ version }) => !release.pulled.includes(`${bundle} ${version}`))
    .map(({ version }) => ({ value: version, label: `${version}${marks.get(version) ?? ''}` }))
}
