import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { type BundleManifest, type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { claimedAddress } from '../bundle/claimed-address.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import { type Moved, resolveMoved } from '../bundle/moved-address.ts'
import { stableVersions } from './release.ts'

/** Where removed addresses lead by default: the dashboard always exists. */
const DASHBOARD = '/'

const routesOf = (bundles: readonly BundleManifest[]) => bundles.flatMap(({ routes }) => routes)

/**
 * The addresses of removed bundles and their redirects; leaves out bundles whose manifest is no longer
 * available.
 */
const movedIn = ({ removed }: ReleaseContent, manifests: Manifests): Moved[] =>
  Object.entries(removed).flatMap(([name, { version, leadsTo }]) =>
    (manifests.get(versionKey(name, version))?.routes ?? []).map(({ path }) => ({ path, leadsTo })),
  )

/**
 * Where each address of a removed bundle finally leads: to a screen that is served, by default the dashboard.
 */
export function movedAddresses(
  content: ReleaseContent,
  served: readonly BundleManifest[],
  manifests: Manifests,
): Moved[] {
  const [moved, shown] = [movedIn(content, manifests), routesOf(served)]
  return moved.flatMap(({ path, leadsTo }) => {
    const end = resolveMoved(leadsTo, moved, shown) ?? resolveMoved(DASHBOARD, moved, shown)
    return end === undefined ? [] : [{ path, leadsTo: end }]
  })
}

/** Removed bundles whose redirect target would not exist, or would be circular. */
export function deadEnds(before: ReleaseContent, after: ReleaseContent, manifests: Manifests): string[] {
  const shown = [{ path: DASHBOARD }, ...routesOf(manifestsOf(stableVersions(after), manifests))]
  const moved = movedIn(after, manifests)
  return Object.entries(after.removed)
    .filter(([name, { leadsTo }]) => leadsTo !== before.removed[name]?.leadsTo)
    .filter(([, { leadsTo }]) => resolveMoved(leadsTo, moved, shown) === undefined)
    .map(
      ([name, { leadsTo }]) =>
        `The addresses of ${name} would lead to ${leadsTo}, where no screen would exist. Choose the address of a remaining screen.`,
    )
}

/** Addresses that a version no longer has, compared with the one that it replaces. */
export function addressesLost(from: BundleManifest, to: BundleManifest, beside: readonly BundleManifest[]) {
  const kept = new Set(routesOf([to, ...beside]).map(({ path }) => claimedAddress(path)))
  return from.routes.map(({ path }) => path).filter((path) => !kept.has(claimedAddress(path)))
}

/** One sentence for each version in a change that removes addresses, for everyone or for some. */
export function lostAddresses(before: ReleaseContent, after: ReleaseContent, manifests: Manifests): string[] {
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
      return lost.length > 0 ? [`${name} ${next} removes these addresses: ${lost.join(', ')}.`] : []
    })
  })
}
