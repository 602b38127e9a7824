import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type {
  ChangeRequest,
  ChangeRequestSummary,
  Reviewer,
} from '@portal/contract/resources/change-request-schemas.ts'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { isOwnWork } from './change-request-lifecycle.ts'
import type { ChangeRequestRow } from './change-request-store.ts'
import { NO_REQUESTS, versionView } from './file-view.ts'
import { obstacleTo } from './obstacle-to.ts'
import { versionStore } from './version-store.ts'

/** Open, by others, and not reviewed by the caller in its current state; `fileVersion` is joined. */
export const awaitsReviewOf = ({ id }: Pick<Caller, 'id'>) => sql<boolean>`(
  change_request.status = 'OPEN' and change_request.author_id <> ${id}
  and not ${id} = any(file_version.author_ids)
  and not exists (
    select from change_request_review where change_request_id = change_request.id
      and author_id = ${id} and not dismissed
  )
)`

/** Requested reviewers, and those who have reviewed the current state. */
const REVIEWERS = sql<Reviewer[]>`(
  select coalesce(json_agg(coalesce(person, author)::jsonb || jsonb_build_object(
    'decision', decision, 'isAsked', operator_id is not null
  ) order by coalesce(person, author) ->> 'name', coalesce(operator_id, author_id)), '[]')
  from (select * from change_request_reviewer where change_request_id = change_request.id) asked
  full join (
    select * from change_request_review where change_request_id = change_request.id and not dismissed
  ) review on review.author_id = asked.operator_id
)`

/** Other open requests for the same file, while this one is open. */
const CONFLICTS = sql<ChangeRequestSummary['conflicts']>`(
  select coalesce(json_agg(json_build_object('id', other.id, 'number', 'CR-' || other.no) order by other.no), '[]')
  from change_request other
  where other.file_id = change_request.file_id and other.id <> change_request.id
    and other.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED')
    and change_request.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED')
)`

/** Fields of a change request from related records; `file` and `fileVersion` are joined. */
export const summaryFacts = (caller: Pick<Caller, 'id'>) => [
  sql<string>`file.name`.as('fileName'),
  sql<number>`file_version.number`.as('versionNumber'),
  sql<number>`(
    select count(*) from change_request_review where change_request_id = change_request.id
      and decision = 'APPROVE' and not dismissed
  )`.as('approvals'),
  sql<number>`(
    select count(*) from change_request_comment where change_request_id = change_request.id
  )`.as('commentCount'),
  sql<number>`(
    select count(*) from change_request_comment where change_request_id = change_request.id
      and reply_to is null and resolved_at is null
  )`.as('openThreadCount'),
  REVIEWERS.as('reviewers'),
  CONFLICTS.as('conflicts'),
  awaitsReviewOf(caller).as('awaitsMyReview'),
]

interface SummaryRow extends ChangeRequestRow {
  fileName: string
  versionNumber: number
  approvals: number
  commentCount: number
  openThreadCount: number
  reviewers: Reviewer[]
  conflicts: ChangeRequestSummary['conflicts']
  awaitsMyReview: boolean
}

/** A change request as in lists. */
export const changeRequestSummary = (row: SummaryRow): ChangeRequestSummary => ({
  ...row,
  number: `CR-${row.no}`,
  dirId: row.directoryId,
  verId: row.versionId,
  mergedAt: row.mergedAt?.toISOString() ?? null,
  applyAt: row.applyAt?.toISOString() ?? null,
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
    .select(summaryFacts(caller))
    .select(['file.directoryId', 'file.name', 'file.currentVersionId', 'file.currentVersionNumber'])
    .where('changeRequest.id', '=', request.id)
    .executeTakeFirstOrThrow()
  const versions = versionStore(db, caller.accountId)
  const version = await versions.get(row.versionId)
  const isOpen = isOpenRequest(row)
  const viewOf = async (id: string | null) =>
    id === null ? null : versionView(storage, row, await versions.get(id), NO_REQUESTS)
  const isBaseLive = row.currentVersionId === row.baseVersionId
  return {
    ...changeRequestSummary(row),
    version: await versionView(storage, row, version, {
      openChangeRequestId: isOpen ? row.id : null,
      appliedChangeRequestId: row.status === 'MERGED' && row.kind === 'PUBLISH' ? row.id : null,
    }),
    base: await viewOf(row.baseVersionId),
    live: await viewOf(isOpen && !isBaseLive ? row.currentVersionId : null),
    mergeObstacle: (isOpen && (await obstacleTo(db, { request: row, version, file: row }))) || null,
    currentVersionId: row.currentVersionId,
    currentVersionNumber: row.currentVersionNumber,
    isOwnWork: isOwnWork(row, version, caller),
  }
}
