import { basename } from 'node:path'
import { ReleaseError } from '../release-error.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Artifact, filesFolder, readArtifact } from './artifact.ts'
import { fileFaults } from './file-faults.ts'
import { isPacked } from './packed-file.ts'

/** A published version whose files were all read and match its record. */
export interface VerifiedArtifact {
  readonly artifact: Artifact
  /** The files by their keys in the store. */
  readonly files: ReadonlyMap<string, Buffer>
}

/**
 * Reads a published version with all its files. Fails as `corrupt` when any of it differs from what was
 * published.
 */
export async function verifyArtifact(
  store: ReleaseStore,
  trust: Trust,
  name: string,
  version: string,
): Promise<VerifiedArtifact> {
  const artifact = await readArtifact(store, trust, name, version)
  const keys = await store.list(filesFolder(name, version, artifact.digest))
  const files = new Map(await Promise.all(keys.map(async (key) => [key, await store.get(key)] as const)))
  const [fault] = fileFaults(
    artifact.manifest,
    new Map([...files].map(([key, bytes]) => [basename(key), bytes])),
  )
  if (fault)
    throw new ReleaseError(
      'corrupt',
      `${name} ${version} differs from what was published: ${fault} It was ignored.`,
    )
  return { artifact, files }
}

/** The files of a published version by name, without their packed forms. Fails like `verifyArtifact`. */
export async function publishedFiles(
  store: ReleaseStore,
  trust: Trust,
  name: string,
  version: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const { files } = await verifyArtifact(store, trust, name, version)
  const byName = [...files].map(([key, bytes]) => [basename(key), bytes] as const)
  return new Map(byName.filter(([file]) => !isPacked(file)))
}
