import { liveVersion } from '@portal/contract/resources/live-version.ts'
import type { FileTable, FileVersionTable } from './resource-tables.ts'

export type VersionFacts = Pick<
  FileVersionTable,
  'id' | 'number' | 'status' | 'publishedAt' | 'contentType' | 'sizeBytes'
>

type FileFacts = Pick<
  FileTable,
  | 'status'
  | 'contentType'
  | 'sizeBytes'
  | 'currentVersionId'
  | 'currentVersionNumber'
  | 'newestVersionId'
  | 'newestVersionNumber'
  | 'versionCount'
>

/** Facts about a file derived from its versions, of which it has at least one. */
export function fileFacts(versions: readonly VersionFacts[]): FileFacts {
  const byNumber = versions.toSorted((a, b) => b.number - a.number)
  const newest = byNumber.find(({ status }) => status !== 'DELETED') ?? byNumber[0]
  if (!newest) throw new Error('A file has at least one version.')
  const current = liveVersion(versions)
  return {
    status: newest.status,
    contentType: newest.contentType,
    sizeBytes: newest.sizeBytes,
    currentVersionId: current?.id ?? null,
    currentVersionNumber: current?.number ?? null,
    newestVersionId: newest.id,
    newestVersionNumber: newest.number,
    versionCount: versions.length,
  }
}
