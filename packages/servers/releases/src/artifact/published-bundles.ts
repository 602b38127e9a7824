import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { rcompare } from 'semver'
import { failedAs } from '../release-error.ts'
import { checkKey, readArtifact, versionOfRecord } from './artifact.ts'
import { type CheckedPlace, checkStatus } from './version-check.ts'

export type PublishedBundle = ReleaseStatus['published'][number]
type PublishedVersion = PublishedBundle['versions'][number]

export type PublishedBundles = () => Promise<PublishedBundle[]>

/** Lists the published versions. Records never change, so each is read once, unless its check came later. */
export function publishedBundles(place: CheckedPlace): PublishedBundles {
  const { store, trust } = place
  const known = new Map<string, PublishedVersion>()

  /**
   * The publisher of a version; `undefined` without a trusted signature, since such a version is never
   * served.
   */
  async function factsOf(key: string, name: string, version: string): Promise<PublishedVersion | undefined> {
    try {
      const artifact = await readArtifact(store, trust, name, version)
      const check = await checkStatus(place, artifact)
      const { at, by, source } = artifact
      const facts = { version, at, by, ...(source && { source }), ...(check && { check }) }
      known.set(key, facts)
      return facts
    } catch (error) {
      if (failedAs('corrupt', error)) return undefined
      throw error
    }
  }

  return async () => {
    const versions = new Map<string, PublishedVersion[]>()
    const keys = new Set(await store.list('artifacts'))
    for (const key of keys) {
      const record = versionOfRecord(key)
      if (!record) continue
      const before = known.get(key)
      const isChecked = before?.check === 'missing' && keys.has(checkKey(record.name, record.version))
      const facts = before && !isChecked ? before : await factsOf(key, record.name, record.version)
      if (facts) versions.set(record.name, [...(versions.get(record.name) ?? []), facts])
    }
    return [...versions].map(([name, list]) => ({
      name,
      versions: list.sort((one, other) => rcompare(one.version, other.version)),
    }))
  }
}
