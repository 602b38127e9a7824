import { bundle as Bundle, version as Version } from '@portal/contract/releases/bundle-names.ts'
import { VersionSource } from '@portal/contract/releases/version-source.ts'
import { valid } from 'semver'
import { z } from 'zod'
import { BundleManifest } from '../bundle/bundle-manifest.ts'
import { ReleaseError } from '../release-error.ts'
import { unseal } from '../signing/seal.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReadableStore } from '../store/release-store.ts'

export const ARTIFACT = 'portal.artifact/1'

/**
 * One published version of a bundle. It exists once this record is written, which happens after its files.
 */
export const Artifact = z.object({
  schema: z.literal(ARTIFACT),
  /** Identifies exactly these files and facts: a version has one digest. */
  digest: z.string(),
  at: z.string(),
  by: z.string(),
  /** What it was built from; absent when nothing said so, and in versions from before it was recorded. */
  source: VersionSource.optional(),
  /**
   * A release needs a passed check of these bytes. Absent in versions from before that rule, and in those that come with
   * the import map, whose checks are the tests of their repository.
   */
  needsCheck: z.literal(true).optional(),
  manifest: BundleManifest,
})
export type Artifact = z.infer<typeof Artifact>

/** The folder of all versions of all bundles. */
export const ARTIFACTS = 'artifacts'

const folderOf = (name: string, version: string) => `${ARTIFACTS}/${name}/${version}`

/** Whether this is a valid bundle name. */
export const isBundleName = (name: string): boolean => Bundle.safeParse(name).success

/** Whether this is a valid bundle name and version. */
export const isVersionOfBundle = (name: string, version: string): boolean =>
  isBundleName(name) && Version.safeParse(version).success && valid(version) === version

/** Key of the passed check of a version. */
export const checkKey = (name: string, version: string): string => `${folderOf(name, version)}/check.json`

/** Key of a version's record. */
export const recordKey = (name: string, version: string): string => `${folderOf(name, version)}/artifact.json`

/** The version whose record has this key, or `undefined` for other keys. */
export function versionOfRecord(key: string): { name: string; version: string } | undefined {
  const [, name, version] = /^artifacts\/(@[^/]+\/[^/]+)\/([^/]+)\/artifact\.json$/.exec(key) ?? []
  if (name === undefined || version === undefined) return undefined
  // Somebody's backup, such as "1.4.0 copy", is not a version.
  return isVersionOfBundle(name, version) ? { name, version } : undefined
}

/**
 * Folder of a version's files. It is named after their digest, so that an interrupted upload blocks nobody.
 */
export const filesFolder = (name: string, version: string, digest: string): string =>
  `${folderOf(name, version)}/${digest.slice('sha256-'.length, 'sha256-'.length + 16)}`

/**
 * The record of a published version. Fails as `absent` when it does not exist, and when no trusted key has
 * signed it.
 */
export async function readArtifact(
  store: ReadableStore,
  trust: Trust,
  name: string,
  version: string,
): Promise<Artifact> {
  if (!isVersionOfBundle(name, version))
    throw new ReleaseError(
      'refused',
      `"${name} ${version}" is not a name and version such as @portal/shops 1.2.0.`,
    )
  const key = recordKey(name, version)
  if (!(await store.head(key)))
    throw new ReleaseError('absent', `${name} ${version} is not published. Publish it first.`)
  const what = `The record of ${name} ${version}`
  const artifact = unseal(trust, ARTIFACT, Artifact, await store.get(key), what)
  if (artifact.manifest.name !== name || artifact.manifest.version !== version)
    throw new ReleaseError('corrupt', `${what} is about another bundle. It was ignored.`)
  return artifact
}
