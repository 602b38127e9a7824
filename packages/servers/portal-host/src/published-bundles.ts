import { join } from 'node:path'
import { type Artifact, filesFolder, recordKey } from '@portal/releases/artifact/artifact.ts'
import { verifyArtifact } from '@portal/releases/artifact/verify-artifact.ts'
import { type Bundle, baseOf } from '@portal/releases/bundle/bundle-catalog.ts'
import { versionKey } from '@portal/releases/bundle/bundle-manifest.ts'
import { failedAs } from '@portal/releases/release-error.ts'
import type { Trust } from '@portal/releases/signing/signatures.ts'
import { folderStore } from '@portal/releases/store/folder-store.ts'
import type { ReleaseStore } from '@portal/releases/store/release-store.ts'

export type LoadBundle = (name: string, version: string) => Promise<Bundle>

interface Places {
  readonly store: ReleaseStore
  readonly trust: Trust
  /**
   * Folder from which the files are served, and from which the host can start when the store is unavailable.
   */
  readonly near: string
}

/**
 * Loads each published bundle once: every file is read and compared with the signed manifest before anybody
 * gets it, and only then kept locally.
 */
export function publishedBundles({ store, trust, near }: Places): LoadBundle {
  const kept = folderStore(near)
  const loaded = new Map<string, Promise<Bundle>>()

  async function fetched(name: string, version: string): Promise<Artifact> {
    const { artifact, files } = await verifyArtifact(store, trust, name, version)
    await Promise.all([...files].map(([key, bytes]) => kept.putNew(key, bytes)))
    const record = recordKey(name, version)
    await kept.putNew(record, await store.get(record))
    return artifact
  }

  async function verified(name: string, version: string): Promise<Artifact> {
    try {
      return (await verifyArtifact(kept, trust, name, version)).artifact
    } catch (error) {
      if (failedAs('absent', error)) return fetched(name, version)
      throw error
    }
  }

  async function load(name: string, version: string): Promise<Bundle> {
    const { digest, manifest } = await verified(name, version)
    return { folder: join(near, filesFolder(name, version, digest)), base: baseOf(name, version), manifest }
  }

  return (name, version) => {
    const key = versionKey(name, version)
    const bundle = loaded.get(key) ?? load(name, version)
    loaded.set(key, bundle)
    // A failed load can be retried.
    bundle.catch(() => loaded.delete(key))
    return bundle
  }
}
