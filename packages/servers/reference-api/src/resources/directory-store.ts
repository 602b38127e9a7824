import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { type Selectable, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import type { DirectoryTable } from './resource-tables.ts'

export type DirectoryRow = Selectable<DirectoryTable>

interface Counted extends DirectoryRow {
  fileCount: number
  openChangeRequestCount: number
  draftCount: number
  lastPublication: Directory['lastPublication']
}

/** A directory as in lists. */
const directoryView = ({ accountId: _, retiredAt: __, ...row }: Counted): Directory => row

const FILE_COUNT = sql<number>`(
  select count(*) from file where file.directory_id = directory.id and file.deleted_at is null
)`.as('fileCount')

const OPEN_CHANGE_REQUEST_COUNT = sql<number>`(
  select count(*) from change_request where change_request.directory_id = directory.id
    and change_request.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED')
)`.as('openChangeRequestCount')

const DRAFT_COUNT = sql<number>`(
  select count(*) from file_version join file on file.id = file_id
  where file.directory_id = directory.id and file.deleted_at is null and file_version.status = 'DRAFT'
)`.as('draftCount')

/** JSON has no timestamps: this is the format of the API. */
const LAST_PUBLICATION = sql<Directory['lastPublication']>`(
  select json_build_object(
    'at', to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', published_by,
    'fileId', file.id, 'fileName', file.name, 'verId', file_version.id, 'versionNumber', number
  )
  from file_version join file on file.id = file_id
  where file.directory_id = directory.id and file.deleted_at is null and file_version.status = 'PUBLISHED'
  order by published_at desc, file_version.id desc limit 1
)`.as('lastPublication')

const SHOWN = [FILE_COUNT, OPEN_CHANGE_REQUEST_COUNT, DRAFT_COUNT, LAST_PUBLICATION]

type DirectoryQuery = ParsedOf<typeof listDirectories>['query']

const SORTABLE = { columns: { name: sql`lower(name)` }, usual: ['name'], id: sql`id` }

/** Directories of one account that are not retired. `npm run directories` changes them. */
export function directoryStore(db: Database, accountId: string) {
  const all = () =>
    db.selectFrom('directory').where('accountId', '=', accountId).where('retiredAt', 'is', null)
  const found = <Row>(row: Row | undefined): Row => {
    if (!row) throw new ApiError('DIRECTORY_NOT_FOUND')
    return row
  }
  const byId = (id: string) => all().where('id', '=', uuidOrNil(id))

  return {
    get: async (id: string): Promise<DirectoryRow> => found(await byId(id).selectAll().executeTakeFirst()),
    /** Keeps it from being retired until the transaction ends. */
    getForFile: async (id: string): Promise<DirectoryRow> =>
      found(await byId(id).selectAll().forShare().executeTakeFirst()),

    show: async (id: string) => {
      const shown = byId(id).selectAll().select(SHOWN)
      return directoryView(found(await shown.executeTakeFirst()))
    },

    list: (query: DirectoryQuery) => {
      const { q } = query
      const found = all()
        .$if(q !== undefined, (rows) =>
          rows.where(sql`fold_text(concat_ws(' ', name, description))`, 'like', searchPattern(q ?? '')),
        )
        .selectAll()
        .select(SHOWN)
      return readList(db, query, { found, sortable: SORTABLE }, directoryView)
    },
  }
}
