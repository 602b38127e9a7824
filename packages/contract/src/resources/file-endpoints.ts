import { endpointsTypedBy } from '../endpoint.ts'
import {
  getChangeRequest,
  listAllChangeRequests,
  listChangeRequests,
  listReviews,
} from './change-request-reads.ts'
import type * as schemas from './file-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.fileSchemas>()

export const listDirectories = endpoint('listDirectories', 'GET /directories', {
  permission: 'directory.search',
})

export const getDirectory = endpoint('getDirectory', 'GET /directories/:dirId', {
  permission: 'directory.get',
  reasons: ['DIRECTORY_NOT_FOUND'],
})

export const listFiles = endpoint('listFiles', 'GET /directories/:dirId/files', {
  permission: 'file.search',
  reasons: ['DIRECTORY_NOT_FOUND'],
})

/** Of all directories. */
export const listAllFiles = endpoint('listAllFiles', 'GET /files', { permission: 'file.search' })

export const createFile = endpoint('createFile', 'POST /directories/:dirId/files', {
  permission: 'file.create',
  status: 201,
  revisioned: true,
  audit: 'FILE_CREATED',
  reasons: [
    'DIRECTORY_NOT_FOUND',
    'FILE_EXISTS',
    'CONTENT_TYPE_NOT_ALLOWED',
    'CONTENT_TOO_LARGE',
    'CONTENT_REJECTED',
    'UPLOAD_NOT_FOUND',
    'UPLOAD_INCOMPLETE',
  ],
  changes: () => [listFiles, listAllFiles, listDirectories],
})

export const getFile = endpoint('getFile', 'GET /directories/:dirId/files/:fileId', {
  permission: 'file.get',
  revisioned: true,
  reasons: ['FILE_NOT_FOUND'],
})

export const updateFile = endpoint('updateFile', 'PUT /directories/:dirId/files/:fileId', {
  permission: 'file.update',
  revisioned: true,
  audit: 'FILE_UPDATED',
  reasons: ['FILE_NOT_FOUND', 'FILE_EXISTS'],
  changes: () => [getFile, listFiles, listAllFiles, listDirectories],
})

export const deleteFile = endpoint('deleteFile', 'DELETE /directories/:dirId/files/:fileId', {
  permission: 'file.delete',
  status: 204,
  revisioned: true,
  audit: 'FILE_DELETED',
  reasons: ['FILE_NOT_FOUND', 'FILE_IN_USE', 'CHANGE_REASON_REQUIRED'],
  changes: () => [listFiles, listAllFiles, getFile, listDirectories, listFileVersions],
})

/** An edit reopens a request and dismisses its reviews; requests compare with the live version. */
const requests = [getChangeRequest, listChangeRequests, listAllChangeRequests, listReviews]

const VERSIONS = '/directories/:dirId/files/:fileId/versions'
const VERSION = `${VERSIONS}/:verId` as const

export const listFileVersions = endpoint('listFileVersions', `GET ${VERSIONS}`, {
  permission: 'fileVersion.search',
  reasons: ['FILE_NOT_FOUND'],
})

export const createFileVersion = endpoint('createFileVersion', `POST ${VERSIONS}`, {
  permission: 'fileVersion.create',
  status: 201,
  revisioned: true,
  audit: 'VERSION_CREATED',
  reasons: [
    'FILE_NOT_FOUND',
    'CONTENT_TYPE_NOT_ALLOWED',
    'CONTENT_TOO_LARGE',
    'CONTENT_REJECTED',
    'UPLOAD_NOT_FOUND',
    'UPLOAD_INCOMPLETE',
  ],
  changes: () => [listFileVersions, getFile, listFiles, listAllFiles, listDirectories],
})

export const getFileVersion = endpoint('getFileVersion', `GET ${VERSION}`, {
  permission: 'fileVersion.get',
  revisioned: true,
  reasons: ['VERSION_NOT_FOUND'],
})

/** Saves the draft, which needs `fileVersion.update`, or publishes it, which needs `fileVersion.publish`. */
export const updateFileVersion = endpoint('updateFileVersion', `PUT ${VERSION}`, {
  permission: ['fileVersion.update', 'fileVersion.publish'],
  revisioned: true,
  audit: ['VERSION_UPDATED', 'VERSION_PUBLISHED', 'CR_REVISED'],
  reasons: [
    'VERSION_NOT_FOUND',
    'VERSION_IMMUTABLE',
    'CHANGE_REQUEST_REQUIRED',
    'INVALID_STATE',
    'CONTENT_TYPE_NOT_ALLOWED',
    'CONTENT_TOO_LARGE',
    'CONTENT_REJECTED',
    'UPLOAD_NOT_FOUND',
    'UPLOAD_INCOMPLETE',
  ],
  changes: () => [
    getFileVersion,
    getFileVersionById,
    listFileVersions,
    getFile,
    listFiles,
    listAllFiles,
    listDirectories,
    ...requests,
  ],
})

export const deleteFileVersion = endpoint('deleteFileVersion', `DELETE ${VERSION}`, {
  permission: 'fileVersion.delete',
  status: 204,
  revisioned: true,
  audit: 'VERSION_DELETED',
  reasons: [
    'VERSION_NOT_FOUND',
    'VERSION_IN_USE',
    'INVALID_STATE',
    'CHANGE_REQUEST_REQUIRED',
    'CHANGE_REASON_REQUIRED',
    'PRECONDITION_REQUIRED',
  ],
  changes: () => [
    getFileVersion,
    getFileVersionById,
    listFileVersions,
    getFile,
    listFiles,
    listAllFiles,
    listDirectories,
    ...requests,
  ],
})

export const restoreFileVersion = endpoint('restoreFileVersion', `POST ${VERSION}/restore`, {
  permission: 'fileVersion.restore',
  revisioned: true,
  audit: 'VERSION_RESTORED',
  reasons: ['VERSION_NOT_FOUND', 'INVALID_STATE'],
  changes: () => [
    getFileVersion,
    getFileVersionById,
    listFileVersions,
    getFile,
    listFiles,
    listAllFiles,
    listDirectories,
  ],
})

export const getFileVersionById = endpoint('getFileVersionById', 'GET /file-versions/:verId', {
  permission: 'fileVersion.get',
  revisioned: true,
  reasons: ['VERSION_NOT_FOUND'],
})
