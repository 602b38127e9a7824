import { minVersion, subset, validRange } from 'semver'
import type { BundleManifest } from './bundle-manifest.ts'
import type { Misfit } from './misfit.ts'

type Facts = Pick<BundleManifest, 'name' | 'version' | 'requires'>

/** The range of all versions compatible with the lowest one of a range. */
const openRange = (range: string) => `^${minVersion(range)}`

const isNarrow = (range: string) =>
  // The upper end of ^0.0.0 counts as a prerelease.
  validRange(range) !== null && !subset(openRange(range), range, { includePrerelease: true })

/** Requirements that would keep others from releasing compatible versions of what they offer. */
export const narrowRequirements = (bundles: readonly Facts[]): Misfit[] =>
  bundles.flatMap(({ name, version, requires }) =>
    Object.entries(requires)
      .filter(([, { version: range }]) => isNarrow(range))
      .map(([needed, { version: range }]) => ({
        sentence: `${name} ${version} needs ${needed} ${range}, so no compatible later version could be released. Write the range as ${openRange(range)}.`,
        bundles: [name],
      })),
  )
