import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { type Selectable, sql } from 'kysely'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { uuidOrNil } from '../database/uuid-or-nil.ts'
import { ApiError } from '../http/api-error.ts'
import type { DirectoryTable } from './resource-tables.ts'

export type DirectoryRow = Selectable<DirectoryTable>

interface Counted extends DirectoryRow {
  fileCount: number
  openChangeRequestCount: number
}

/** A directory as it is shown. */
const directoryView = ({ accountId: _, ...row }: Counted): Directory => row

const FILE_COUNT = sql<number>`(
  select count(*) from file where file.directory_id = directory.id and file.deleted_at is null
)`.as('fileCount')

const OPEN_CHANGE_REQUEST_COUNT = sql<number>`(
  select count(*) from change_request where change_request.directory_id = directory.id
    and change_request.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED')
)`.as('openChangeRequestCount')

type DirectoryQuery = ParsedOf<typeof listDirectories>['query']

const SORTABLE = { columns: { name: sql`lower(name)` }, usual: ['name'], id: sql`id` }

/** Directories of one account. Those that exist are the account's configuration. */
export function directoryStore(db: Database, accountId: string) {
  const all = () => db.selectFrom('directory').where('accountId', '=', accountId)
  const found = <Row>(row: Row | undefined): Row => {
    if (!row) throw new ApiError('DIRECTORY_NOT_FOUND')
    return row
  }
  const byId = (id: string) => all().where('id', '=', uuidOrNil(id))

  return {
    get: async (id: string): Promise<DirectoryRow> => found(await byId(id).selectAll().executeTakeFirst()),

    show: async (id: string) => {
      const shown = byId(id).selectAll().select([FILE_COUNT, OPEN_CHANGE_REQUEST_COUNT])
      return directoryView(found(await shown.executeTakeFirst()))
    },

    list: (query: DirectoryQuery) => {
      const found = all().selectAll().select([FILE_COUNT, OPEN_CHANGE_REQUEST_COUNT])
      return readList(db, query, { found, sortable: SORTABLE }, directoryView)
    },
  }
}
