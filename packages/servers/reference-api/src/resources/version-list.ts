import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { OPEN_CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import type { listFileVersions } from '@portal/contract/resources/file-endpoints.ts'
import { sql } from 'kysely'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import type { FileRow } from './file-store.ts'
import { type VersionRequests, versionSummary } from './file-view.ts'

type VersionQuery = ParsedOf<typeof listFileVersions>['query']

const SORTABLE = { columns: { number: sql`number` }, usual: ['-number'], id: sql`number` }

/** All columns but the content. */
const LISTED = [
  'fileVersion.id',
  'fileVersion.accountId',
  'fileVersion.fileId',
  'fileVersion.number',
  'fileVersion.status',
  'fileVersion.contentType',
  'fileVersion.sha256',
  'fileVersion.sizeBytes',
  'fileVersion.comment',
  'fileVersion.validFrom',
  'fileVersion.publishedAt',
  'fileVersion.publishedBy',
  'fileVersion.deletedAt',
  'fileVersion.deletedBy',
  'fileVersion.deletedReason',
  'fileVersion.revision',
  'fileVersion.createdAt',
  'fileVersion.createdBy',
  'fileVersion.updatedAt',
  'fileVersion.updatedBy',
] as const

/** The change requests of a version: the open one, and the one that published it. */
const REQUESTS = [
  sql<string | null>`(
    select change_request.id from change_request where change_request.version_id = file_version.id
      and change_request.status in (${sql.join(OPEN_CHANGE_REQUEST_STATUSES)})
  )`.as('openChangeRequestId'),
  sql<string | null>`(
    select change_request.id from change_request where change_request.version_id = file_version.id
      and change_request.status = 'MERGED' and change_request.kind = 'PUBLISH'
    order by change_request.merged_at desc limit 1
  )`.as('appliedChangeRequestId'),
] as const

export const requestsOf = (db: Database, versionId: string): Promise<VersionRequests> =>
  db.selectFrom('fileVersion').select(REQUESTS).where('id', '=', versionId).executeTakeFirstOrThrow()

/** One page of a file's versions, newest first by default. */
export function listVersionsOf(db: Database, file: FileRow, query: VersionQuery) {
  const { status } = query
  const found = db
    .selectFrom('fileVersion')
    .where('fileId', '=', file.id)
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .select(LISTED)
    .select(REQUESTS)
  return readList(
    db,
    query,
    { found, sortable: SORTABLE },
    ({ openChangeRequestId, appliedChangeRequestId, ...row }) =>
      versionSummary(file, row, { openChangeRequestId, appliedChangeRequestId }),
  )
}
