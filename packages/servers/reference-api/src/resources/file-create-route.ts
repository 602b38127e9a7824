import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { createFile } from '@portal/contract/resources/file-endpoints.ts'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { directoryStore } from './directory-store.ts'
import { fileFacts } from './file-facts.ts'
import { type FileRow, fileStore } from './file-store.ts'
import { fileView } from './file-view.ts'
import { newVersion } from './new-version.ts'
import { toldFile } from './recorded-file.ts'
import type { FileVersionTable } from './resource-tables.ts'
import { takeContent } from './take-content.ts'
import { versionStore } from './version-store.ts'

type GivenFile = Omit<ParsedOf<typeof createFile>['body'], 'version' | 'changeReason'>

function newFile(
  { accountId, person }: Caller,
  directoryId: string,
  { name, description, tags, lang }: GivenFile,
  version: FileVersionTable,
): Omit<FileRow, 'search'> {
  const { createdAt } = version
  return {
    id: version.fileId,
    accountId,
    directoryId,
    name,
    description: description ?? null,
    tags,
    lang: lang ?? null,
    ...fileFacts([version]),
    revision: 1,
    createdAt,
    createdBy: person,
    updatedAt: createdAt,
    updatedBy: person,
    deletedAt: null,
  }
}

export function serveFileCreation(api: Api): void {
  serve(api, createFile, async ({ db, caller, params, body }) => {
    const directory = await directoryStore(db, caller.accountId).getForFile(params.dirId)
    const given = body.version
    const intake = { db, storage: api.storage, caller, directory, fileName: body.name, at: '/version' }
    const content = await takeContent(intake, given)
    const version = newVersion(caller, { fileId: uuid(), number: 1 }, content, given)
    const file = await fileStore(db, caller.accountId).insert(newFile(caller, directory.id, body, version))
    await versionStore(db, caller.accountId).insert(version)
    const { sha256, sizeBytes, contentType } = version
    return {
      body: fileView(file),
      revision: file.revision,
      location: `/directories/${directory.id}/files/${file.id}`,
      recorded: {
        entity: 'file',
        entityId: file.id,
        revision: file.revision,
        changes: changesBetween({}, { ...toldFile(file), version: { contentType, sha256, sizeBytes } }),
        changeReason: body.changeReason,
      },
    }
  })
}
