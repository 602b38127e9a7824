import { nameProblem } from '@portal/contract/resources/file-endings.ts'
import {
  deleteFile,
  getFile,
  listAllFiles,
  listFiles,
  updateFile,
} from '@portal/contract/resources/file-endpoints.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { deleteUnusedFile } from './delete-unused-file.ts'
import { directoryStore } from './directory-store.ts'
import { serveFileCreation } from './file-create-route.ts'
import { listFilesOf } from './file-list.ts'
import { type FileRow, fileStore } from './file-store.ts'
import { fileView } from './file-view.ts'
import { toldFile } from './recorded-file.ts'

function serveFileReads(api: Api): void {
  serve(api, listFiles, async ({ db, caller, params, query }) => {
    const directory = await directoryStore(db, caller.accountId).get(params.dirId)
    const place = { accountId: caller.accountId, dirId: directory.id }
    return { body: await listFilesOf(db, place, query) }
  })

  serve(api, listAllFiles, async ({ db, caller: { accountId }, query }) => ({
    body: await listFilesOf(db, { accountId }, query),
  }))

  serve(api, getFile, async ({ db, caller, params }) => {
    const file = await fileStore(db, caller.accountId).get(params)
    return { body: fileView(file), revision: file.revision, isLively: true }
  })
}

/** A file's extension must keep matching its type. */
function requireFittingName(name: string, before: FileRow): void {
  const problem = name === before.name ? undefined : nameProblem(name, before.contentType)
  if (problem)
    throw new ApiError('VALIDATION_FAILED', { details: [fieldDetail('/name', 'INVALID_FORMAT', problem)] })
}

function serveFileChanges(api: Api): void {
  serve(api, updateFile, async ({ db, caller, params, body, ifMatch }) => {
    const store = fileStore(db, caller.accountId)
    const before = await store.lock(params)
    requireMatch(ifMatch, before)
    requireFittingName(body.name, before)
    const { changeReason, description = null, lang = null, ...facts } = body
    const file = await store.save({ ...before, ...facts, description, lang }, caller.person)
    return {
      body: fileView(file),
      revision: file.revision,
      recorded: {
        entity: 'file',
        entityId: file.id,
        revision: file.revision,
        changes: changesBetween(toldFile(before), toldFile(file)),
        changeReason,
      },
    }
  })

  serve(api, deleteFile, async ({ db, caller, params, ifMatch, changeReason }) => {
    const before = await fileStore(db, caller.accountId).lock(params)
    requireMatch(ifMatch, before)
    const file = await deleteUnusedFile(db, caller, before, changeReason)
    return {
      body: undefined,
      recorded: {
        entity: 'file',
        entityId: file.id,
        revision: file.revision,
        changes: changesBetween({ deleted: false }, { deleted: true }),
        changeReason,
      },
    }
  })
}

export function serveFiles(api: Api): void {
  serveFileReads(api)
  serveFileCreation(api)
  serveFileChanges(api)
}
