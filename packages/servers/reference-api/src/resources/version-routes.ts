import {
  createFileVersion,
  getFileVersion,
  getFileVersionById,
  listFileVersions,
} from '@portal/contract/resources/file-endpoints.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { directoryStore } from './directory-store.ts'
import { fileStore } from './file-store.ts'
import { NO_REQUESTS, versionView } from './file-view.ts'
import { newVersion } from './new-version.ts'
import { recordedVersion } from './recorded-version.ts'
import { takeContent } from './take-content.ts'
import { serveVersionChanges } from './version-change-routes.ts'
import { listVersionsOf, requestsOf } from './version-list.ts'
import { versionStore } from './version-store.ts'

function serveVersionReads(api: Api): void {
  serve(api, listFileVersions, async ({ db, caller, params, query }) => {
    const file = await fileStore(db, caller.accountId).get(params)
    return { body: await listVersionsOf(db, file, query) }
  })

  serve(api, getFileVersion, async ({ db, caller, params }) => {
    const file = await fileStore(db, caller.accountId).get(params)
    const version = await versionStore(db, caller.accountId).getOf(file.id, params.verId)
    const requests = await requestsOf(db, version.id)
    return {
      body: await versionView(api.storage, file, version, requests),
      revision: version.revision,
      isLively: true,
    }
  })

  serve(api, getFileVersionById, async ({ db, caller, params }) => {
    const version = await versionStore(db, caller.accountId).get(params.verId)
    const file = await db
      .selectFrom('file')
      .select(['directoryId', 'name', 'currentVersionId'])
      .where('id', '=', version.fileId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!file) throw new ApiError('VERSION_NOT_FOUND')
    const requests = await requestsOf(db, version.id)
    return {
      body: await versionView(api.storage, file, version, requests),
      revision: version.revision,
      isLively: true,
    }
  })
}

function serveVersionCreation(api: Api): void {
  serve(api, createFileVersion, async ({ db, caller, params, body }) => {
    const files = fileStore(db, caller.accountId)
    const versions = versionStore(db, caller.accountId)
    const before = await files.lock(params)
    const directory = await directoryStore(db, caller.accountId).get(before.directoryId)
    const intake = { db, storage: api.storage, caller, directory, fileName: before.name, at: '' }
    const content = await takeContent(intake, body)
    const place = { fileId: before.id, number: await versions.nextNumber(before.id) }
    const version = await versions.insert(newVersion(caller, place, content, body))
    const file = await files.refresh(before, caller.person)
    return {
      body: await versionView(api.storage, file, version, NO_REQUESTS),
      revision: version.revision,
      location: `/directories/${file.directoryId}/files/${file.id}/versions/${version.id}`,
      recorded: recordedVersion(undefined, version, body.changeReason),
    }
  })
}

export function serveVersions(api: Api): void {
  serveVersionReads(api)
  serveVersionCreation(api)
  serveVersionChanges(api)
}
