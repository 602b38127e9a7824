import type { Content } from '@portal/contract/releases/release-schemas.ts'
import { type BundleManifest, type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { claimedAddress } from '../bundle/claimed-address.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import { endOf, type Moved } from '../bundle/moved-address.ts'
import { stableVersions } from './release.ts'

/** Where addresses lead of which nobody said otherwise: there is always something. */
const DASHBOARD = '/'

const routesOf = (bundles: readonly BundleManifest[]) => bundles.flatMap(({ routes }) => routes)

/** The addresses of removed bundles, and where they lead; of those that cannot be had any more, none is known. */
const movedIn = ({ removed }: Content, manifests: Manifests): Moved[] =>
  Object.entries(removed).flatMap(([name, { version, leadsTo }]) =>
    (manifests.get(versionKey(name, version))?.routes ?? []).map(({ path }) => ({ path, leadsTo })),
  )

/** Where each address of a removed bundle ends beside what is served: at a screen, the dashboard unless said otherwise. */
export function movedAddresses(
  content: Content,
  served: readonly BundleManifest[],
  manifests: Manifests,
): Moved[] {
  const [moved, shown] = [movedIn(content, manifests), routesOf(served)]
  return moved.flatMap(({ path, leadsTo }) => {
    const end = endOf(leadsTo, moved, shown) ?? endOf(DASHBOARD, moved, shown)
    return end === undefined ? [] : [{ path, leadsTo: end }]
  })
}

/** Bundles whose addresses a change would lead to no screen, or back to themselves. */
export function deadEnds(before: Content, after: Content, manifests: Manifests): string[] {
  const shown = [{ path: DASHBOARD }, ...routesOf(manifestsOf(stableVersions(after), manifests))]
  const moved = movedIn(after, manifests)
  return Object.entries(after.removed)
    .filter(([name, { leadsTo }]) => leadsTo !== before.removed[name]?.leadsTo)
    .filter(([, { leadsTo }]) => endOf(leadsTo, moved, shown) === undefined)
    .map(
      ([name, { leadsTo }]) =>
        `The addresses of ${name} would lead to ${leadsTo}, where no screen is then. Name the address of one that stays.`,
    )
}

/** Addresses that a version takes away from anyone who gets it in the place of another one. */
export function addressesLost(from: BundleManifest, to: BundleManifest, beside: readonly BundleManifest[]) {
  const kept = new Set(routesOf([to, ...beside]).map(({ path }) => claimedAddress(path)))
  return from.routes.map(({ path }) => path).filter((path) => !kept.has(claimedAddress(path)))
}

/** What goes away with the versions that a change gives to everybody or to some, in sentences. */
export function lostAddresses(before: Content, after: Content, manifests: Manifests): string[] {
  const manifestOf = (name: string, version = '') => manifests.get(versionKey(name, version))
  const others = manifestsOf(stableVersions(after), manifests)
  return Object.entries(after.bundles).flatMap(([name, { stable, canary }]) => {
    const was = before.bundles[name]
    const swaps = [
      ...(stable === was?.stable ? [] : [[was?.stable, stable]]),
      ...(canary?.version === was?.canary?.version ? [] : [[stable, canary?.version]]),
    ]
    return swaps.flatMap(([old, next]) => {
      const [from, to] = [manifestOf(name, old), manifestOf(name, next)]
      const beside = others.filter((other) => other.name !== name)
      const lost = from && to ? addressesLost(from, to, beside) : []
      return lost.length > 0 ? [`With ${name} ${next} these addresses go away: ${lost.join(', ')}.`] : []
    })
  })
}
