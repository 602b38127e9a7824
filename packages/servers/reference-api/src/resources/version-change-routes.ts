import type { ParsedOf } from '@portal/contract/endpoint.ts'
import {
  deleteFileVersion,
  restoreFileVersion,
  updateFileVersion,
} from '@portal/contract/resources/file-endpoints.ts'
import { refusalToDeleteVersion, refusalToPublishVersion } from '@portal/contract/resources/file-rules.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { requireMatch, requireSeenRevision } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { afterEdit } from './after-edit.ts'
import { directoryStore } from './directory-store.ts'
import { type FilePath, fileStore } from './file-store.ts'
import { versionView } from './file-view.ts'
import { recordedVersion } from './recorded-version.ts'
import { requireNotShown } from './shown-version.ts'
import { takeContent } from './take-content.ts'
import { deleteVersion, publishVersion, restoreVersion, saveDraft } from './version-lifecycle.ts'
import { requestsOf } from './version-list.ts'
import { type VersionRow, versionStore } from './version-store.ts'

interface Work {
  readonly db: Database
  readonly caller: Caller
  readonly params: FilePath & { readonly verId: string }
  readonly ifMatch: string | undefined
}

/** The version named in an address, with its file and directory; the file is locked. */
async function open({ db, caller: { accountId }, params, ifMatch }: Work) {
  const file = await fileStore(db, accountId).lock(params)
  const version = await versionStore(db, accountId).getOf(file.id, params.verId)
  requireMatch(ifMatch, version)
  return { file, version, directory: await directoryStore(db, accountId).get(file.directoryId) }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Writes the next revision of the version, updates its file and returns the result. */
async function close(
  { storage }: Api,
  { db, caller }: Work,
  { file: before, version: old }: Opened,
  changed: VersionRow,
  changeReason: string | undefined,
) {
  const version = await versionStore(db, caller.accountId).save(changed, caller.person)
  const file = await fileStore(db, caller.accountId).refresh(before, caller.person)
  const requests = await requestsOf(db, version.id)
  return {
    body: await versionView(storage, file, version, requests),
    revision: version.revision,
    recorded: recordedVersion(old, version, changeReason),
  }
}

type Draft = Exclude<ParsedOf<typeof updateFileVersion>['body'], { status: 'PUBLISHED' }>

async function edit(api: Api, work: Work, body: Draft) {
  const { db, caller } = work
  requireAnyOf(caller, ['fileVersion.update'])
  const opened = await open(work)
  const { contentType, comment = null, validFrom = null, changeReason } = body
  // Rejects a version that cannot be edited before taking its upload.
  saveDraft(opened.version, { comment, validFrom, content: undefined }, caller.id)
  const intake = { ...work, ...opened, storage: api.storage, fileName: opened.file.name, at: '' }
  const content = contentType && (await takeContent(intake, { ...body, contentType }))
  const draft = saveDraft(opened.version, { comment, validFrom, content }, caller.id)
  const revised = await afterEdit(db, caller, opened)
  const answer = await close(api, work, opened, draft, changeReason)
  return { ...answer, recorded: [{ ...answer.recorded, action: 'VERSION_UPDATED' }, ...revised] }
}

async function publish(api: Api, work: Work, changeReason: string) {
  const { caller } = work
  requireAnyOf(caller, ['fileVersion.publish'])
  const opened = await open(work)
  const published = publishVersion(opened.version, { at: new Date(), by: caller.person })
  requireAllowed(refusalToPublishVersion(opened.version, opened.directory))
  const answer = await close(api, work, opened, published, changeReason)
  return { ...answer, recorded: { ...answer.recorded, action: 'VERSION_PUBLISHED' } }
}

export function serveVersionChanges(api: Api): void {
  serve(api, updateFileVersion, async ({ body, ...work }) =>
    body.status === 'PUBLISHED' ? publish(api, work, body.changeReason) : edit(api, work, body),
  )

  serve(api, deleteFileVersion, async (work) => {
    const { db, caller, changeReason } = work
    const opened = await open(work)
    requireSeenRevision(work.ifMatch, opened.version)
    const moment = { at: new Date(), by: caller.person }
    const deleted = deleteVersion(opened.version, moment, changeReason ?? null)
    requireAllowed(refusalToDeleteVersion(opened.version, opened.directory))
    await requireNotShown(db, opened.version)
    const { recorded } = await close(api, work, opened, deleted, changeReason)
    return { body: undefined, recorded }
  })

  serve(api, restoreFileVersion, async (work) => {
    const opened = await open(work)
    return close(api, work, opened, restoreVersion(opened.version), work.body.changeReason)
  })
}
