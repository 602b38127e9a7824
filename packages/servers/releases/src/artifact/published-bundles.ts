import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import pMap from 'p-map'
import { rcompare } from 'semver'
import { failedAs } from '../release-error.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { ARTIFACTS, checkKey, isBundleName, isVersionOfBundle, readArtifact, recordKey } from './artifact.ts'
import { type CheckedPlace, checkStatus } from './version-check.ts'

export type PublishedBundle = ReleaseStatus['published'][number]
type PublishedVersion = PublishedBundle['versions'][number]

export type PublishedBundles = () => Promise<PublishedBundle[]>

/** Requests at the same time: fewer than the connections of a bucket's client, which would queue and warn. */
const PARALLEL = { concurrency: 40 }

/** The bundles and versions that folders are named after; everything else in the store is ignored. */
async function versionsInStore(store: ReleaseStore): Promise<(readonly [string, readonly string[]])[]> {
  const scopes = (await store.folders(ARTIFACTS)).filter((scope) => isBundleName(`${scope}/any`))
  const names = await pMap(
    scopes,
    async (scope) => (await store.folders(`${ARTIFACTS}/${scope}`)).map((name) => `${scope}/${name}`),
    PARALLEL,
  )
  return pMap(
    names.flat().filter(isBundleName),
    async (name) => {
      const versions = await store.folders(`${ARTIFACTS}/${name}`)
      return [name, versions.filter((version) => isVersionOfBundle(name, version))] as const
    },
    PARALLEL,
  )
}

/**
 * Lists the published versions. Records never change, so each is read once, unless its check came later. Never lists
 * files, of which there are dozens for each version.
 */
export function publishedBundles(place: CheckedPlace & { readonly store: ReleaseStore }): PublishedBundles {
  const { store, trust } = place
  const known = new Map<string, PublishedVersion>()

  /** `undefined` while it is being published, and without a trusted signature, since it is then never served. */
  async function factsOf(name: string, version: string): Promise<PublishedVersion | undefined> {
    const key = recordKey(name, version)
    const before = known.get(key)
    if (before && (before.check !== 'missing' || !(await store.head(checkKey(name, version))))) return before
    try {
      const artifact = await readArtifact(store, trust, name, version)
      const check = await checkStatus(place, artifact)
      const { at, by, source } = artifact
      const facts = { version, at, by, ...(source && { source }), ...(check && { check }) }
      known.set(key, facts)
      return facts
    } catch (error) {
      if (failedAs('corrupt', error) || failedAs('absent', error)) return undefined
      throw error
    }
  }

  return async () => {
    const bundles: PublishedBundle[] = []
    for (const [name, versions] of await versionsInStore(store)) {
      const found = await pMap(versions, (version) => factsOf(name, version), PARALLEL)
      const published = found.flatMap((facts) => facts ?? [])
      published.sort((one, other) => rcompare(one.version, other.version))
      if (published.length > 0) bundles.push({ name, versions: published })
    }
    return bundles
  }
}
