import { isPreview } from '@portal/contract/releases/preview-versions.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { usableVersions } from './bundle-row.ts'

/** The published versions of a bundle as options, newest first, with their current channel. */
export function versionOptions(status: ReleaseStatus, bundle: string) {
  const { stable, canary } = status.release.bundles[bundle] ?? {}
  const marks = new Map([
    [stable, ' (stable)'],
    [canary?.version, ' (canary)'],
  ])
  return usableVersions(status, bundle).map((version) => ({
    value: version,
    label: `${version}${marks.get(version) ?? ''}`,
  }))
}

/** The same without previews and the stable version, which everyone has: those newer than it, and those older. */
export function releaseOptions(status: ReleaseStatus, bundle: string) {
  const options = versionOptions(status, bundle).filter(({ value }) => !isPreview(value))
  const stable = status.release.bundles[bundle]?.stable
  const place = options.findIndex(({ value }) => value === stable)
  if (place < 0) return { newer: options, older: [] }
  return { newer: options.slice(0, place), older: options.slice(place + 1) }
}
