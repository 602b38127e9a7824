import type {
  ChangeRequest,
  ChangeRequestSummary,
} from '@portal/contract/resources/change-request-schemas.ts'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { isOpen, isOwnWork } from './change-request-lifecycle.ts'
import type { ChangeRequestRow } from './change-request-store.ts'
import { versionView } from './file-view.ts'
import { versionStore } from './version-store.ts'

/** What a change request shows of its neighbours; `file` and `fileVersion` are joined. */
export const SUMMARY_FACTS = [
  sql<string>`file.name`.as('fileName'),
  sql<number>`file_version.number`.as('versionNumber'),
  sql<number>`(
    select count(*) from change_request_review where change_request_id = change_request.id
      and decision = 'APPROVE' and not dismissed
  )`.as('approvals'),
  sql<number>`(
    select count(*) from change_request_comment where change_request_id = change_request.id
  )`.as('commentCount'),
] as const

interface SummaryRow extends ChangeRequestRow {
  fileName: string
  versionNumber: number
  approvals: number
  commentCount: number
}

/** A change request as lists show it. */
export const changeRequestSummary = (row: SummaryRow): ChangeRequestSummary => ({
  ...row,
  number: `CR-${row.no}`,
  dirId: row.directoryId,
  verId: row.versionId,
  mergedAt: row.mergedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.author,
  updatedAt: row.updatedAt.toISOString(),
})

interface Reader {
  readonly db: Database
  readonly storage: ObjectStore
  readonly caller: Caller
}

/** A change request with both sides of its difference. */
export async function changeRequestView(
  { db, storage, caller }: Reader,
  request: ChangeRequestRow,
): Promise<ChangeRequest> {
  const row = await db
    .selectFrom('changeRequest')
    .innerJoin('file', 'file.id', 'changeRequest.fileId')
    .innerJoin('fileVersion', 'fileVersion.id', 'changeRequest.versionId')
    .selectAll('changeRequest')
    .select(SUMMARY_FACTS)
    .select(['file.directoryId', 'file.name', 'file.currentVersionId'])
    .where('changeRequest.id', '=', request.id)
    .executeTakeFirstOrThrow()
  const versions = versionStore(db, caller.accountId)
  const version = await versions.get(row.versionId)
  const base = row.baseVersionId === null ? null : await versions.get(row.baseVersionId)
  return {
    ...changeRequestSummary(row),
    version: await versionView(storage, row, version, isOpen(row) ? row.id : null),
    base: base && (await versionView(storage, row, base, null)),
    isOwnWork: isOwnWork(row, version, caller),
  }
}
