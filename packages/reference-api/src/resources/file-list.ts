import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { FILE_SORT_FIELDS } from '@portal/contract/resources/file.ts'
import type { listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import type { DirectoryRow } from './directory-store.ts'
import { fileView } from './file-view.ts'

type FileQuery = ParsedOf<typeof listFiles>['query']

const SORTABLE: Sortable = {
  columns: { name: sql`lower(name)`, updatedAt: sql`updated_at` } satisfies Record<
    (typeof FILE_SORT_FIELDS)[number],
    RawBuilder<unknown>
  >,
  usual: ['-updatedAt'],
  id: sql`id`,
}

const OPEN_CHANGE_REQUEST_COUNT = sql<number>`(
  select count(*) from change_request where change_request.file_id = file.id
    and change_request.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED')
)`.as('openChangeRequestCount')

function matching(db: Database, { id }: DirectoryRow, { q, contentType, status, lang, tag }: FileQuery) {
  return db
    .selectFrom('file')
    .where('directoryId', '=', id)
    .where('deletedAt', 'is', null)
    .$if(q !== undefined, (rows) => rows.where('search', 'like', searchPattern(q ?? '')))
    .$if(contentType !== undefined, (rows) => rows.where('contentType', 'in', contentType ?? []))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .$if(lang !== undefined, (rows) => rows.where('lang', 'in', lang ?? []))
    .$if(tag !== undefined, (rows) => rows.where(sql<boolean>`tags && ${tag ?? []}`))
}

/** One page of the files of a directory. */
export function listFilesOf(db: Database, directory: DirectoryRow, query: FileQuery) {
  const found = matching(db, directory, query).selectAll().select(OPEN_CHANGE_REQUEST_COUNT)
  return readList(db, query, { found, sortable: SORTABLE }, ({ openChangeRequestCount, ...row }) => ({
    ...fileView(row),
    openChangeRequestCount,
  }))
}
