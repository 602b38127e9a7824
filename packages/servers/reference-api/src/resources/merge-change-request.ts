import type { Caller } from '../access/caller.ts'
import type { Recorded } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import { merged } from './change-request-lifecycle.ts'
import { type ChangeRequestRow, changeRequestStore, type OpenedRequest } from './change-request-store.ts'
import { fileStore } from './file-store.ts'
import { recordedRequest } from './recorded-request.ts'
import { recordedVersion } from './recorded-version.ts'
import { deleteVersion, publishVersion } from './version-lifecycle.ts'
import { versionStore } from './version-store.ts'

interface Merge {
  readonly request: ChangeRequestRow
  readonly recorded: readonly Recorded[]
}

/** Publishes or deletes the version of an approved request and closes it. The caller has locked the file. */
export async function mergeChangeRequest(
  db: Database,
  { accountId, person }: Pick<Caller, 'accountId' | 'person'>,
  { request, version, file }: OpenedRequest,
  changeReason: string | undefined,
): Promise<Merge> {
  const moment = { at: new Date(), by: person }
  const isPublication = request.kind === 'PUBLISH'
  const reason = changeReason ?? `Applied with CR-${request.no}.`
  const next = isPublication ? publishVersion(version, moment) : deleteVersion(version, moment, reason)
  const written = await versionStore(db, accountId).save(next, person)
  await fileStore(db, accountId).refresh(file, person)
  const closed = await changeRequestStore(db, accountId).save(merged(request, file, moment), person)
  const action = isPublication ? 'VERSION_PUBLISHED' : 'VERSION_DELETED'
  return {
    request: closed,
    recorded: [
      { ...recordedRequest(request, closed, changeReason), action: 'CR_MERGED' },
      { ...recordedVersion(version, written, reason), action },
    ],
  }
}
