import { z } from 'zod'
import { changeReason, line, personRef, timestamp } from '../formats.ts'
import { filter, flagFilter, listQuery, pageOf, pageQuery, textFilter } from '../page-of.ts'
import { CONTENT_TYPES, FILE_SORT_FIELDS, VERSION_SORT_FIELDS, VERSION_STATUSES } from './file.ts'
import { fileFacts, newVersion, versionPublication, versionUpdate } from './file-bodies.ts'

export const Directory = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  description: z.string().nullable(),
  allowedContentTypes: z.array(z.enum(CONTENT_TYPES)),
  maxBytes: z.number().int(),
  /** Versions are published and deleted only by approved change requests. */
  requiresChangeRequest: z.boolean(),
  approvalsNeeded: z.number().int().min(1),
  fileCount: z.number().int(),
  openChangeRequestCount: z.number().int(),
  draftCount: z.number().int(),
  /** The version last shown to consumers. */
  lastPublication: z
    .object({
      at: timestamp,
      by: personRef,
      fileId: z.string(),
      fileName: z.string(),
      verId: z.string(),
      versionNumber: z.number().int(),
    })
    .nullable(),
})

const written = {
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
}

export const File = z.object({
  id: z.string(),
  dirId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  tags: z.array(z.string()),
  lang: z.string().nullable(),
  /** Of the newest version that is not deleted; DELETED if all are deleted. */
  status: z.enum(VERSION_STATUSES),
  contentType: z.enum(CONTENT_TYPES),
  sizeBytes: z.number().int(),
  currentVersionId: z.string().nullable(),
  currentVersionNumber: z.number().int().nullable(),
  newestVersionId: z.string(),
  newestVersionNumber: z.number().int(),
  versionCount: z.number().int(),
  ...written,
})

export const FileSummary = File.extend({
  openChangeRequestCount: z.number().int(),
  draftCount: z.number().int(),
})

export const FileVersionSummary = z.object({
  id: z.string(),
  dirId: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  number: z.number().int().min(1),
  status: z.enum(VERSION_STATUSES),
  /** The live version. */
  isCurrent: z.boolean(),
  contentType: z.enum(CONTENT_TYPES),
  comment: z.string().nullable(),
  validFrom: z.iso.date().nullable(),
  /** In hexadecimal. */
  sha256: z.string(),
  sizeBytes: z.number().int(),
  openChangeRequestId: z.string().nullable(),
  /** The change request that published it. */
  appliedChangeRequestId: z.string().nullable(),
  publishedAt: timestamp.nullable(),
  publishedBy: personRef.nullable(),
  deletedAt: timestamp.nullable(),
  deletedBy: personRef.nullable(),
  deletedReason: z.string().nullable(),
  ...written,
})

/** A version with its content: as text, or at an address that is valid for ten minutes. */
export const FileVersion = FileVersionSummary.extend({
  content: z.string().nullable(),
  downloadUrl: z.string().nullable(),
})

const fileQuery = z.strictObject({
  ...listQuery(FILE_SORT_FIELDS),
  contentType: filter(CONTENT_TYPES),
  status: filter(VERSION_STATUSES),
  lang: textFilter,
  tag: textFilter,
  hasDraft: flagFilter,
  hasOpenRequest: flagFilter,
  /** Email addresses of the people who last changed a file. */
  updatedBy: textFilter,
  /** Text in the live or newest version, case-insensitive. */
  containing: line(2, 100).optional(),
})

const directoryQuery = listQuery(['name'])

export const fileSchemas = {
  listDirectories: {
    query: z.strictObject({
      ...directoryQuery,
      pageSize: directoryQuery.pageSize.removeDefault().default(50),
    }),
    response: pageOf(Directory),
  },
  getDirectory: { response: Directory },
  listFiles: { query: fileQuery, response: pageOf(FileSummary) },
  listAllFiles: { query: fileQuery, response: pageOf(FileSummary) },
  createFile: { body: fileFacts.extend({ version: newVersion }), response: File },
  getFile: { response: File },
  updateFile: { body: fileFacts, response: File },
  deleteFile: {},
  listFileVersions: {
    query: z.strictObject({ ...pageQuery(VERSION_SORT_FIELDS), status: filter(VERSION_STATUSES) }),
    response: pageOf(FileVersionSummary),
  },
  createFileVersion: {
    body: newVersion.safeExtend({ changeReason: changeReason.optional() }),
    response: FileVersion,
  },
  getFileVersion: { response: FileVersion },
  updateFileVersion: {
    body: z.discriminatedUnion('status', [versionPublication, versionUpdate]),
    response: FileVersion,
  },
  deleteFileVersion: {},
  restoreFileVersion: {
    body: z.strictObject({ changeReason: changeReason.optional() }),
    response: FileVersion,
  },
  getFileVersionById: { response: FileVersion },
}

export type Directory = z.infer<typeof Directory>
export type File = z.infer<typeof File>
export type FileSummary = z.infer<typeof FileSummary>
export type FileVersionSummary = z.infer<typeof FileVersionSummary>
export type FileVersion = z.infer<typeof FileVersion>
