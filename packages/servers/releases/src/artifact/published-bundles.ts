import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { rcompare } from 'semver'
import { failedAs } from '../release-error.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { readArtifact, versionOfRecord } from './artifact.ts'

export type PublishedBundle = ReleaseStatus['published'][number]
type PublishedVersion = PublishedBundle['versions'][number]

export type PublishedBundles = () => Promise<PublishedBundle[]>

/** Lists the published versions. Records never change, so each is read once. */
export function publishedBundles(store: ReleaseStore, trust: Trust): PublishedBundles {
  const known = new Map<string, PublishedVersion>()

  /**
   * The publisher of a version; `undefined` without a trusted signature, since such a version is never
   * served.
   */
  async function factsOf(key: string, name: string, version: string): Promise<PublishedVersion | undefined> {
    try {
      const { at, by } = await readArtifact(store, trust, name, version)
      known.set(key, { version, at, by })
      return known.get(key)
    } catch (error) {
      if (failedAs('corrupt', error)) return undefined
      throw error
    }
  }

  return async () => {
    const versions = new Map<string, PublishedVersion[]>()
    for (const key of await store.list('artifacts')) {
      const record = versionOfRecord(key)
      if (!record) continue
      const facts = known.get(key) ?? (await factsOf(key, record.name, record.version))
      if (facts) versions.set(record.name, [...(versions.get(record.name) ?? []), facts])
    }
    return [...versions].map(([name, list]) => ({
      name,
      versions: list.sort((one, other) => rcompare(one.version, other.version)),
    }))
  }
}
