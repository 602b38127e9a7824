import type { DPA_SORT_FIELDS } from '@portal/contract/dpas/dpa.ts'
import type { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { Page } from '@portal/contract/page-of.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Sortable } from '../database/list-order.ts'
import { readList } from '../database/read-list.ts'
import type { Database } from '../database/tables.ts'
import { dpasMatching, knownCount } from './dpa-filter.ts'
import { dpaSummary, SUMMARY_COLUMNS } from './dpa-view.ts'

type DpaQuery = ParsedOf<typeof listDpas>['query']

const SORTABLE: Sortable = {
  columns: {
    dpaPresentationName: sql`dpa.dpa_presentation_name_key`,
    dpaName: sql`dpa.dpa_name_key`,
    status: sql`dpa.status`,
    createdAt: sql`dpa.created_at`,
    updatedAt: sql`dpa.updated_at`,
  } satisfies Record<(typeof DPA_SORT_FIELDS)[number], RawBuilder<unknown>>,
  usual: ['-updatedAt'],
  id: sql`dpa.id`,
}

async function summariesOf(db: Database, accountId: string, ids: readonly string[]): Promise<DpaSummary[]> {
  const rows = await db
    .selectFrom('dpa')
    .innerJoin('subject', (join) =>
      join.onRef('subject.accountId', '=', 'dpa.accountId').onRef('subject.id', '=', 'dpa.subjectId'),
    )
    .where('dpa.accountId', '=', accountId)
    .where('dpa.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(SUMMARY_COLUMNS)
    .select(['subject.name as subjectName', 'subject.status as subjectStatus'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [dpaSummary(row)] : []
  })
}

/** One page of the DPAs that `caller` may see. */
export async function listDpasFor(
  db: Database,
  { accountId, subjectTypes }: Caller,
  query: DpaQuery,
): Promise<Page<DpaSummary>> {
  const { page: _page, pageSize: _size, sort: _sort, cursor: _cursor, ...filter } = query
  const isAllowed = subjectTypes.has('SRCI')
  const { subjectId, ...narrowing } = filter
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined)
  // An index alone tells which DPAs are on a page, however deep it lies; only those are then looked at.
  const found = dpasMatching(db, accountId, filter)
    .$if(!isAllowed, (rows) => rows.where(sql<boolean>`false`))
    .select('dpa.id')
  const count = isAllowed && !isNarrowed ? knownCount(accountId, subjectId) : undefined
  const { items: ids, page } = await readList(db, query, { found, sortable: SORTABLE, count }, ({ id }) => id)
  return { items: await summariesOf(db, accountId, ids), page }
}
