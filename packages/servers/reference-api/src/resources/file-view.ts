import type { File, FileVersion } from '@portal/contract/resources/file-schemas.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import type { FileRow } from './file-store.ts'
import type { VersionRow } from './version-store.ts'

const iso = (time: Date | null) => time?.toISOString() ?? null

/** A file as in responses. */
export const fileView = (row: Omit<FileRow, 'search'>): File => ({
  ...row,
  dirId: row.directoryId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

type ListedVersion = Omit<VersionRow, 'content' | 'storageKey' | 'authorIds'>
type ShownFile = Pick<FileRow, 'directoryId' | 'name' | 'currentVersionId'>

export type VersionRequests = Pick<FileVersion, 'openChangeRequestId' | 'appliedChangeRequestId'>
export const NO_REQUESTS: VersionRequests = { openChangeRequestId: null, appliedChangeRequestId: null }

/** A version as in lists: without its content. */
export const versionSummary = (file: ShownFile, row: ListedVersion, requests: VersionRequests) => ({
  ...row,
  dirId: file.directoryId,
  fileName: file.name,
  isCurrent: file.currentVersionId === row.id,
  ...requests,
  publishedAt: iso(row.publishedAt),
  deletedAt: iso(row.deletedAt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** A version with its content, or with a download address. */
export async function versionView(
  storage: ObjectStore,
  file: ShownFile,
  version: VersionRow,
  requests: VersionRequests,
): Promise<FileVersion> {
  const { storageKey, contentType } = version
  const fileName = `v${version.number}-${file.name}`
  return {
    ...versionSummary(file, version, requests),
    content: version.content,
    downloadUrl: storageKey && (await storage.downloadUrl(storageKey, { fileName, contentType })),
  }
}
