import { satisfies } from 'semver'
import type { BundleManifest } from './bundle-catalog.ts'

type Facts = Pick<BundleManifest, 'name' | 'version' | 'requires' | 'offers'>
type Requirement = Facts['requires'][string]

function unmet(
  needed: string,
  { version, names }: Requirement,
  bundles: readonly Facts[],
): string | undefined {
  const provider = bundles.find(({ offers }) => needed in offers)
  const offer = provider?.offers[needed]
  if (!provider || !offer) return `needs ${needed}, which no bundle of importmap.json offers`
  if (!satisfies(offer.version, version)) {
    return `needs ${needed} ${version}, but ${provider.name} ${provider.version} offers ${offer.version}`
  }
  const missing = names.filter((name) => !offer.names.includes(name))
  if (missing.length === 0) return undefined
  return `needs ${missing.join(', ')} of ${needed}, which ${provider.name} ${provider.version} does not offer`
}

/** One sentence for each thing that a bundle requires and no other bundle offers; none when all fit together. */
export function unmetRequirements(bundles: readonly Facts[]): string[] {
  return bundles.flatMap(({ name, version, requires }) =>
    Object.entries(requires).flatMap(([needed, requirement]) => {
      const lack = unmet(needed, requirement, bundles)
      return lack ? [`${name} ${version} ${lack}.`] : []
    }),
  )
}
