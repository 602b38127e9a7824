import { satisfies } from 'semver'
import type { BundleManifest } from './bundle-manifest.ts'
import type { Misfit } from './misfit.ts'

type Facts = Pick<BundleManifest, 'name' | 'version' | 'requires' | 'offers'>
type Requirement = Facts['requires'][string]
type Providers = ReadonlyMap<string, Facts>

/** The bundle that offers each shared module. */
const providersAmong = (bundles: readonly Facts[]): Providers =>
  new Map(bundles.flatMap((bundle) => Object.keys(bundle.offers).map((needed) => [needed, bundle] as const)))

function lackOf(needed: string, { version, names }: Requirement, provider: Facts | undefined) {
  const offer = provider?.offers[needed]
  if (!provider || !offer) return `needs ${needed}, which no bundle offers`
  if (!satisfies(offer.version, version)) {
    return `needs ${needed} ${version}, but ${provider.name} ${provider.version} offers ${offer.version}`
  }
  const offered = new Set(offer.names)
  const missing = names.filter((name) => !offered.has(name))
  if (missing.length === 0) return undefined
  return `needs ${missing.join(', ')} of ${needed}, which ${provider.name} ${provider.version} does not offer`
}

/** Everything that a bundle requires and no other bundle offers; empty when all fit together. */
export function unmetRequirements(bundles: readonly Facts[]): Misfit[] {
  const providers = providersAmong(bundles)
  return bundles.flatMap(({ name, version, requires }) =>
    Object.entries(requires).flatMap(([needed, requirement]) => {
      const provider = providers.get(needed)
      const lack = lackOf(needed, requirement, provider)
      if (!lack) return []
      return [
        { sentence: `${name} ${version} ${lack}.`, bundles: [name, ...(provider ? [provider.name] : [])] },
      ]
    }),
  )
}
