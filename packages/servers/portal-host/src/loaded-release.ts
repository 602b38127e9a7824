import { NO_VERSION } from '@portal/contract/portal-config.ts'
import type { Release, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import {
  type Bundle,
  type BundleCatalog,
  catalogOf,
  type Watched,
} from '@portal/releases/bundle/bundle-catalog.ts'
import { versionKey } from '@portal/releases/bundle/bundle-manifest.ts'
import { manifestsOf } from '@portal/releases/bundle/manifests-of.ts'
import { misfitsOf } from '@portal/releases/bundle/misfits.ts'
import { movedAddresses } from '@portal/releases/release/addresses.ts'
import { lastGoodVersions } from '@portal/releases/release/last-good-versions.ts'
import { ownersIn } from '@portal/releases/release/owners-in.ts'
import { stableVersions, versionsIn } from '@portal/releases/release/release.ts'
import { resolverOf, type Visitor } from '@portal/releases/release/resolve.ts'
import { ReleaseError } from '@portal/releases/release-error.ts'
import type { LoadBundle } from './published-bundles.ts'

/** A release whose bundles are all available and fit together. */
export interface LoadedRelease {
  readonly bundles: readonly Bundle[]
  /** One person's part of it; the same object for everyone who gets the same. */
  catalog(visitor: Visitor): BundleCatalog
}

type Versions = Readonly<Record<string, string>>

/** The versions that differ from what most people have. */
const trialsOf = (versions: Versions, { bundles }: ReleaseContent, overrides: Versions) =>
  Object.fromEntries(
    Object.entries(versions).flatMap(([name, version]) => {
      const { stable = NO_VERSION } = bundles[name] ?? {}
      const because = version === overrides[name] ? ('override' as const) : ('canary' as const)
      return version === stable ? [] : [[name, { stable, because }]]
    }),
  )

/** The versions whose sessions judge canaries and promotions. */
function watchedOf(versions: Versions, { bundles, seq }: Release): Watched | undefined {
  const judged = Object.entries(versions).flatMap(([name, version]) => {
    const { canary, watchedUntil } = bundles[name] ?? {}
    return canary || watchedUntil ? { name, version, until: canary ? undefined : watchedUntil } : []
  })
  return judged.length > 0 ? { release: seq, judged } : undefined
}

type NamedVersion = readonly [name: string, version: string]

/** Leaves out an unavailable last good version or override; anything else must be available. */
async function loadAll(
  content: ReleaseContent,
  overridden: readonly NamedVersion[],
  loadBundle: LoadBundle,
): Promise<Bundle[]> {
  const loading = [...versionsIn(content), ...overridden].map(async ([name, version]) => {
    const { stable, canary } = content.bundles[name] ?? {}
    const isNeeded = version === stable || version === canary?.version
    return loadBundle(name, version).catch((error: unknown) => {
      if (isNeeded) throw error
      return []
    })
  })
  return (await Promise.all(loading)).flat()
}

/** Loads all bundles of a release. Fails when one of them is missing, was changed, or does not fit. */
export async function loadRelease(
  content: Release,
  loadBundle: LoadBundle,
  overridden: readonly NamedVersion[] = [],
): Promise<LoadedRelease> {
  const bundles = [...new Set(await loadAll(content, overridden, loadBundle))]
  const byVersion = new Map(
    bundles.map((bundle) => [versionKey(bundle.manifest.name, bundle.manifest.version), bundle]),
  )
  const manifests = new Map([...byVersion].map(([key, { manifest }]) => [key, manifest]))
  const [misfit] = misfitsOf(manifestsOf(stableVersions(content), manifests), ownersIn(content, manifests))
  if (misfit) throw new ReleaseError('refused', misfit.sentence)
  const resolve = resolverOf(content, manifests)
  const catalogs = new Map<string, BundleCatalog>()
  const bundlesOf = (versions: Readonly<Record<string, string>>) =>
    Object.entries(versions).flatMap(([name, version]) => byVersion.get(versionKey(name, version)) ?? [])

  function catalog(visitor: Visitor): BundleCatalog {
    const { versions } = resolve(visitor)
    const { overrides = {} } = visitor
    const key = JSON.stringify([versions, overrides])
    const known = catalogs.get(key)
    if (known) return known
    const made = catalogOf(bundlesOf(versions), undefined, {
      lastGood: bundlesOf(lastGoodVersions(versions, content, manifests)),
      trials: trialsOf(versions, content, overrides),
      pulled: content.pulled,
      watched: watchedOf(versions, content),
      seq: content.seq,
      moved: movedAddresses(content, manifestsOf(versions, manifests), manifests),
    })
    catalogs.set(key, made)
    return made
  }

  return { bundles, catalog }
}
