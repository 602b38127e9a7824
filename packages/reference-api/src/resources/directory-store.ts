import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { type Selectable, sql } from 'kysely'
import { readPage } from '../database/read-page.ts'
import { sortTerms } from '../database/sort-terms.ts'
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

interface DirectoryQuery {
  readonly page: number
  readonly pageSize: number
  readonly sort?: readonly string[] | undefined
}

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
      const [{ direction } = { direction: 'asc' as const }] = sortTerms(query.sort ?? [])
      return readPage(
        db,
        query,
        {
          rows: (total, limit, offset) =>
            all()
              .selectAll()
              .select([FILE_COUNT, OPEN_CHANGE_REQUEST_COUNT, total])
              .orderBy(sql`lower(name)`, direction)
              .orderBy('id')
              .limit(limit)
              .offset(offset)
              .execute(),
          some: (limit) => all().select(sql`1`.as('one')).limit(limit),
        },
        directoryView,
      )
    },
  }
}
