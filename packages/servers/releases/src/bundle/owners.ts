import { type BundleManifest, providedBy } from './bundle-manifest.ts'

/** Owners of the names that are neither a bundle's own name nor below it, by name. */
export type Owners = Readonly<Record<string, string>>

/** The bundle with this name, or with a name that this one is below. */
const namesakeOf = (name: string) => /^(@[^/]+\/[^/]+)(?:\/|$)/.exec(name)?.[1]

/** The only bundle that may provide a name; `undefined` for a library without an owner. */
export const ownerOf = (owners: Owners, name: string): string | undefined =>
  Object.hasOwn(owners, name) ? owners[name] : namesakeOf(name)

/** The names that a bundle provides or offers to others. */
export const namesClaimed = (manifest: Pick<BundleManifest, 'name' | 'provides' | 'offers'>): string[] => [
  ...new Set([...Object.keys(providedBy(manifest)), ...Object.keys(manifest.offers)]),
]

/**
 * The owners of a release without a table of owners: the only bundle that provides a name which is not its
 * own.
 */
export function impliedOwners(bundles: readonly BundleManifest[]): Owners {
  const isBundle = (name = '') => bundles.some((bundle) => bundle.name === name)
  const claims = bundles.flatMap((bundle) => namesClaimed(bundle).map((name) => [name, bundle.name] as const))
  const alone = claims.filter(([name, owner]) =>
    claims.every(([other, another]) => other !== name || another === owner),
  )
  return Object.fromEntries(alone.filter(([name]) => !isBundle(namesakeOf(name))))
}
