import { shortCommit, type VersionSource } from '@portal/contract/releases/version-source.ts'
import { builtArtifact, readBuiltFiles } from '../artifact/built-artifact.ts'
import { previewFiles } from '../artifact/preview-files.ts'
import { failedAs } from '../release-error.ts'
import { sourceOf } from './version-source.ts'
import type { Work } from './work.ts'

/** A version of a bundle that is published for its review. */
export interface Preview {
  readonly name: string
  readonly version: string
  readonly result: 'published' | 'unchanged'
  readonly source: VersionSource
  /** Why it is not named after its commit. */
  readonly note?: string
}

const SHORT_DIGEST = /^sha256-(.{8})/

/** Publishes a built bundle under its commit, or under its own digest if its files are not those of a commit. */
export async function publishPreview({ operations }: Work, folder: string): Promise<Preview> {
  const files = await readBuiltFiles(folder)
  const { manifest, digest } = builtArtifact(files)
  const source = await sourceOf(folder, process.env)
  const own = SHORT_DIGEST.exec(digest)?.[1] ?? digest
  const publishAs = async (id: string, note?: string): Promise<Preview> => {
    const { name, version, result } = await operations.publish(previewFiles(files, id), { source })
    return { name, version, result, source, ...(note !== undefined && { note }) }
  }
  if (source.commit === undefined)
    return publishAs(
      own,
      `${manifest.name} is named after its bytes: there are changes after the last commit, or no commit is known.`,
    )
  const commit = shortCommit(source.commit)
  return publishAs(commit).catch((error: unknown) => {
    if (!failedAs('taken', error)) throw error
    return publishAs(
      `${commit}-${own}`,
      `${manifest.name} was already published from ${commit} with different contents, so this version is also named after its own.`,
    )
  })
}
