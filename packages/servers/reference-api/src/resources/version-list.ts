import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { OPEN_CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import type { listFileVersions } from '@portal/contract/resources/file-endpoints.ts'
import { sql } from 'kysely'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import type { FileRow } from './file-store.ts'
import { versionSummary } from './file-view.ts'

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

const OPEN_CHANGE_REQUEST = sql<string | null>`(
  select change_request.id from change_request where change_request.version_id = file_version.id
    and change_request.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED')
)`.as('openChangeRequestId')

/** The open change request of a version. */
export async function openChangeRequestOf(db: Database, versionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('changeRequest')
    .select('id')
    .where('versionId', '=', versionId)
    .where('status', 'in', OPEN_CHANGE_REQUEST_STATUSES)
    .executeTakeFirst()
  return row?.id ?? null
}

/** One page of a file's versions, newest first by default. */
export function listVersionsOf(db: Database, file: FileRow, query: VersionQuery) {
  const { status } = query
  const found = db
    .selectFrom('fileVersion')
    .where('fileId', '=', file.id)
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .select(LISTED)
    .select(OPEN_CHANGE_REQUEST)
  return readList(db, query, { found, sortable: SORTABLE }, ({ openChangeRequestId, ...row }) =>
    versionSummary(file, row, openChangeRequestId),
  )
}
