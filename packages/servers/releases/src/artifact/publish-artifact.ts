import type { VersionSource } from '@portal/contract/releases/version-source.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import { seal } from '../signing/seal.ts'
import type { Signer, Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { ARTIFACT, type Artifact, filesFolder, readArtifact, recordKey } from './artifact.ts'
import type { BuiltArtifact, DescribedArtifact } from './built-artifact.ts'

interface Publication {
  readonly store: ReleaseStore
  readonly signer: Signer
  readonly trust: Trust
  /** Recorded as the publisher. */
  readonly by: string
  /** What it was built from. */
  readonly source?: VersionSource | undefined
  readonly needsCheck?: true
}

/** Whether these bytes are already published. Fails as `taken` when the version has other bytes. */
export async function isPublished(
  /** Returns the record of a published version; fails as `absent` when there is no record. */
  readPublished: (name: string, version: string) => Promise<Pick<Artifact, 'digest'>>,
  { manifest: { name, version }, digest }: DescribedArtifact,
): Promise<boolean> {
  try {
    const published = await readPublished(name, version)
    if (published.digest === digest) return true
  } catch (error) {
    if (failedAs('absent', error)) return false
    throw error
  }
  throw new ReleaseError(
    'taken',
    `${name} ${version} is already published with different contents. Build yours as the next version, then publish that.`,
  )
}

/**
 * Publishes a built bundle permanently. It is invisible until its record is written, which happens last.
 * Publishing the same bytes again changes nothing.
 */
export async function publishArtifact(
  publication: Publication,
  built: BuiltArtifact,
): Promise<'published' | 'unchanged'> {
  const { store, signer, trust, by, source, needsCheck } = publication
  const read = (name: string, version: string) => readArtifact(store, trust, name, version)
  if (await isPublished(read, built)) return 'unchanged'
  const { manifest, written, digest, files } = built
  const folder = filesFolder(manifest.name, manifest.version, digest)
  const record = {
    schema: ARTIFACT,
    digest,
    at: new Date().toISOString(),
    by,
    ...(source && Object.keys(source).length > 0 && { source }),
    ...(needsCheck && { needsCheck }),
    manifest: written,
  }
  // Sealed first: without a usable key, nothing is uploaded.
  const sealed = seal(signer, ARTIFACT, record)
  await Promise.all([...files].map(([name, bytes]) => store.putNew(`${folder}/${name}`, bytes)))
  const result = await store.putNew(recordKey(manifest.name, manifest.version), sealed)
  if (result === 'created') return 'published'
  // Somebody else published this version first, which is fine if the bytes are the same.
  await isPublished(read, built)
  return 'unchanged'
}
