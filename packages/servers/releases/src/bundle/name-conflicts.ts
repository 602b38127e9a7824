import { moduleName } from '@portal/contract/releases/bundle-names.ts'
import type { BundleManifest } from './bundle-manifest.ts'
import type { Misfit } from './misfit.ts'
import { namesClaimed, type Owners, ownerOf } from './owners.ts'

type Facts = Pick<BundleManifest, 'name' | 'version' | 'provides' | 'offers'>

function sentenceOf({ name, version }: Facts, claimed: string, owner: string | undefined): string {
  const claim = `${name} ${version} provides "${claimed}"`
  if (!moduleName.safeParse(claimed).success)
    return `${claim}, which is an address, not a name. Use a module name, such as ${name}/cards.`
  const whose = owner === undefined ? 'belongs to no bundle yet' : `belongs to ${owner}`
  return `${claim}, which ${whose}. Leave it out, or make ${name} its owner first: portal owner set ${claimed} ${name}`
}

/** Each name that a bundle provides without owning it; empty when every name comes from its owner. */
export const nameConflicts = (bundles: readonly Facts[], owners: Owners): Misfit[] =>
  bundles.flatMap((bundle) =>
    namesClaimed(bundle)
      .map((claimed) => [claimed, ownerOf(owners, claimed)] as const)
      .filter(([claimed, owner]) => owner !== bundle.name || !moduleName.safeParse(claimed).success)
      .map(([claimed, owner]) => ({ sentence: sentenceOf(bundle, claimed, owner), bundles: [bundle.name] })),
  )
