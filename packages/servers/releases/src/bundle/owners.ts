import { type BundleManifest, providedBy } from './bundle-manifest.ts'

/** The bundles that provide names which are neither theirs nor below theirs, by these names. */
export type Owners = Readonly<Record<string, string>>

/** The bundle that is called like a name, or like its beginning. */
const namesakeOf = (name: string) => /^(@[^/]+\/[^/]+)(?:\/|$)/.exec(name)?.[1]

/** The one bundle that may provide a name; none for a library that nobody was given. */
export const ownerOf = (owners: Owners, name: string): string | undefined =>
  Object.hasOwn(owners, name) ? owners[name] : namesakeOf(name)

/** The names that a bundle provides or offers to others. */
export const namesClaimed = (manifest: Pick<BundleManifest, 'name' | 'provides' | 'offers'>): string[] => [
  ...new Set([...Object.keys(providedBy(manifest)), ...Object.keys(manifest.offers)]),
]

/**
 * The owners of a release from before there was a table of them: the only bundle that provides a name which is not its own.
 */
export function impliedOwners(bundles: readonly BundleManifest[]): Owners {
  const isBundle = (name = '') => bundles.some((bundle) => bundle.name === name)
  const claims = bundles.flatMap((bundle) => namesClaimed(bundle).map((name) => [name, bundle.name] as const))
  const alone = claims.filter(([name, owner]) =>
    claims.every(([other, another]) => other !== name || another === owner),
  )
  return Object.fromEntries(alone.filter(([name]) => !isBundle(namesakeOf(name))))
}
