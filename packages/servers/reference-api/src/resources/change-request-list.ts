import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { CHANGE_REQUEST_SORT_FIELDS } from '@portal/contract/resources/change-request.ts'
import type { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { countBySpan } from '../database/count-by-span.ts'
import { endOfPeriod } from '../database/end-of-period.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { awaitsReviewOf, changeRequestSummary, summaryFacts } from './change-request-view.ts'

type ChangeRequestQuery = ParsedOf<typeof listAllChangeRequests>['query']

const SORTABLE: Sortable = {
  columns: {
    createdAt: sql`change_request.created_at`,
    updatedAt: sql`change_request.updated_at`,
    status: sql`change_request.status`,
  } satisfies Record<(typeof CHANGE_REQUEST_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['-createdAt'],
  id: sql`change_request.id`,
}

/** Another request is open for the same file, as is this one. */
const HAS_CONFLICT = sql<boolean>`(
  change_request.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED') and exists (
    select from change_request other
    where other.file_id = change_request.file_id and other.id <> change_request.id
      and other.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED')
  )
)`

const asks = ({ id }: Pick<Caller, 'id'>) => sql<boolean>`exists (
  select from change_request_reviewer
  where change_request_id = change_request.id and operator_id = ${id}
)`

function matching(db: Database, caller: Caller, dirId: string | undefined, query: ChangeRequestQuery) {
  const { q, status, author, fileId, awaitsMyReview, isAskedOfMe, hasConflict, createdFrom, createdTo } =
    query
  return db
    .selectFrom('changeRequest')
    .innerJoin('file', 'file.id', 'changeRequest.fileId')
    .innerJoin('fileVersion', 'fileVersion.id', 'changeRequest.versionId')
    .where('changeRequest.accountId', '=', caller.accountId)
    .$if(dirId !== undefined, (rows) => rows.where('changeRequest.directoryId', '=', dirId ?? ''))
    .$if(q !== undefined, (rows) => rows.where('changeRequest.search', 'like', searchPattern(q ?? '')))
    .$if(status !== undefined, (rows) => rows.where('changeRequest.status', 'in', status ?? []))
    .$if(author !== undefined, (rows) =>
      rows.where(sql`change_request.author ->> 'email'`, 'in', author ?? []),
    )
    .$if(fileId !== undefined, (rows) => rows.where(sql`change_request.file_id::text`, 'in', fileId ?? []))
    .$if(awaitsMyReview !== undefined, (rows) =>
      rows.where(awaitsReviewOf(caller), '=', awaitsMyReview === true),
    )
    .$if(isAskedOfMe !== undefined, (rows) => rows.where(asks(caller), '=', isAskedOfMe === true))
    .$if(hasConflict !== undefined, (rows) => rows.where(HAS_CONFLICT, '=', hasConflict === true))
    .$if(createdFrom !== undefined, (rows) =>
      rows.where('changeRequest.createdAt', '>=', new Date(createdFrom ?? '')),
    )
    .$if(createdTo !== undefined, (rows) =>
      rows.where('changeRequest.createdAt', '<', endOfPeriod(createdTo ?? '')),
    )
}

/** One page of the change requests of a directory, or of all, newest first by default. */
export function listChangeRequestsFor(
  db: Database,
  caller: Caller,
  dirId: string | undefined,
  query: ChangeRequestQuery,
) {
  const found = matching(db, caller, dirId, query).selectAll('changeRequest').select(summaryFacts(caller))
  return readList(db, query, { found, sortable: SORTABLE }, changeRequestSummary)
}

/** The same for all directories; with how many were created in each span of `countFrom`. */
export async function listAllChangeRequestsFor(
  db: Database,
  caller: Caller,
  { countFrom: starts, ...query }: ChangeRequestQuery,
) {
  const list = await listChangeRequestsFor(db, caller, undefined, query)
  if (!starts) return list
  const counted = await countBySpan(matching(db, caller, undefined, query), {
    at: sql`change_request.created_at`,
    starts,
    by: sql.lit('all'),
  })
  return { ...list, counts: counted.map(({ all = 0 }) => all) }
}
