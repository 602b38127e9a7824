import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { FILE_SORT_FIELDS } from '@portal/contract/resources/file.ts'
import type { listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { containing } from '../database/containing.ts'
import { searchPattern } from '../database/fold-text.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
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

const HAS_OPEN_REQUEST = sql<boolean>`exists (
  select from change_request where change_request.file_id = file.id
    and change_request.status in ('OPEN', 'CHANGES_REQUESTED', 'APPROVED')
)`

const DRAFT_COUNT = sql<number>`(
  select count(*) from file_version where file_id = file.id and file_version.status = 'DRAFT'
)`.as('draftCount')

const HAS_DRAFT = sql<boolean>`exists (
  select from file_version where file_id = file.id and file_version.status = 'DRAFT'
)`

/** Matches name, description and tags, or the first digits of a content's SHA-256. */
const MIN_DIGEST_LENGTH = 6
const named = (q: string) => {
  const byText = sql<boolean>`search like ${searchPattern(q)}`
  if (q.length < MIN_DIGEST_LENGTH || !/^[0-9a-f]+$/i.test(q)) return byText
  return sql<boolean>`(${byText} or exists (
    select from file_version where file_id = file.id and sha256 like ${`${q.toLowerCase()}%`}
  ))`
}

const holding = (text: string) => sql<boolean>`exists (
  select from file_version where file_version.id in (current_version_id, newest_version_id)
    and file_version.content ilike ${containing(text)}
)`

interface Place {
  readonly accountId: string
  /** All directories when absent. */
  readonly dirId?: string
}

function matching(db: Database, { accountId, dirId }: Place, query: FileQuery) {
  const { q, contentType, status, lang, tag, hasDraft, hasOpenRequest, updatedBy, containing: text } = query
  return db
    .selectFrom('file')
    .where('accountId', '=', accountId)
    .$if(dirId !== undefined, (rows) => rows.where('directoryId', '=', dirId ?? ''))
    .where('deletedAt', 'is', null)
    .$if(q !== undefined, (rows) => rows.where(named(q ?? '')))
    .$if(contentType !== undefined, (rows) => rows.where('contentType', 'in', contentType ?? []))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .$if(lang !== undefined, (rows) => rows.where('lang', 'in', lang ?? []))
    .$if(tag !== undefined, (rows) => rows.where(sql<boolean>`tags && ${tag ?? []}`))
    .$if(hasDraft !== undefined, (rows) => rows.where(HAS_DRAFT, '=', hasDraft === true))
    .$if(hasOpenRequest !== undefined, (rows) => rows.where(HAS_OPEN_REQUEST, '=', hasOpenRequest === true))
    .$if(updatedBy !== undefined, (rows) =>
      rows.where(sql`file.updated_by ->> 'email'`, 'in', updatedBy ?? []),
    )
    .$if(text !== undefined, (rows) => rows.where(holding(text ?? '')))
}

/** One page of the files of a directory, or of all. */
export function listFilesOf(db: Database, place: Place, query: FileQuery) {
  const found = matching(db, place, query).selectAll().select([OPEN_CHANGE_REQUEST_COUNT, DRAFT_COUNT])
  return readList(
    db,
    query,
    { found, sortable: SORTABLE },
    ({ openChangeRequestCount, draftCount, ...row }) => ({
      ...fileView(row),
      openChangeRequestCount,
      draftCount,
    }),
  )
}
