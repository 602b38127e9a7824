import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { failedAs } from '../release-error.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { readArtifact } from './artifact.ts'

/** The manifests of published versions. Leaves out those that are missing or do not match their signature. */
export async function readManifests(
  store: ReleaseStore,
  trust: Trust,
  versions: readonly (readonly [name: string, version: string])[],
): Promise<Manifests> {
  const entries = versions.map(async ([name, version]) => {
    try {
      const { manifest } = await readArtifact(store, trust, name, version)
      return [[versionKey(name, version), manifest] as const]
    } catch (error) {
      if (failedAs('absent', error) || failedAs('corrupt', error)) return []
      throw error
    }
  })
  return new Map((await Promise.all(entries)).flat())
}
