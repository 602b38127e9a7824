import { failedAs, ReleaseError } from '../release-error.ts'
import { seal } from '../signing/seal.ts'
import type { Signer, Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { ARTIFACT, type Artifact, filesFolder, readArtifact, recordKey } from './artifact.ts'
import type { BuiltArtifact } from './built-artifact.ts'

interface Publication {
  readonly store: ReleaseStore
  readonly signer: Signer
  readonly trust: Trust
  /** Who publishes, as the record will say. */
  readonly by: string
}

/** Whether these bytes are published already. Fails as `taken` when the version stands for others. */
export async function isPublished(
  /** Gives what is known of a published version; fails as `absent` when there is none. */
  readPublished: (name: string, version: string) => Promise<Pick<Artifact, 'digest'>>,
  { manifest: { name, version }, digest }: BuiltArtifact,
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
    `${name} ${version} is published with other bytes, and stays what it is. Publish yours under the next version.`,
  )
}

/**
 * Publishes a built bundle for good. Nobody sees any of it before its record is written, which is done last. Publishing
 * the same bytes again changes nothing.
 */
export async function publishArtifact(
  publication: Publication,
  built: BuiltArtifact,
): Promise<'published' | 'unchanged'> {
  const { store, signer, trust, by } = publication
  const read = (name: string, version: string) => readArtifact(store, trust, name, version)
  if (await isPublished(read, built)) return 'unchanged'
  const { manifest, written, digest, files } = built
  const folder = filesFolder(manifest.name, manifest.version, digest)
  await Promise.all([...files].map(([name, bytes]) => store.putNew(`${folder}/${name}`, bytes)))
  const record = { schema: ARTIFACT, digest, at: new Date().toISOString(), by, manifest: written }
  const result = await store.putNew(
    recordKey(manifest.name, manifest.version),
    seal(signer, ARTIFACT, record),
  )
  if (result === 'created') return 'published'
  // Somebody else was quicker with this version; all is well if it was with the same bytes.
  await isPublished(read, built)
  return 'unchanged'
}
