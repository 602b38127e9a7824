import type { CardBrand } from '@portal/contract/card-brand.ts'
import type { DPA_SORT_FIELDS } from '@portal/contract/dpas/dpa.ts'
import type { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import type { Page } from '@portal/contract/page-of.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { systemSubjectOf } from '../accounts/system-subject.ts'
import type { Sortable } from '../database/list-order.ts'
import { inOrder, planPage } from '../database/read-list.ts'
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

const acquirerBin = sql<string | null>`dpa.draft #>> '{acquirerData,0,acquirerBin}'`

/** A DPA's own brands, else those of its SRCI, else those of the system, by their drafts. */
const cardBrandsOf = (accountId: string) => sql<CardBrand[]>`coalesce(
  to_jsonb(dpa.supported_card_brands),
  subject.draft #> '{defaultDpaConfig,supportedCardBrands}',
  (select src.draft #> '{defaultDpaConfig,supportedCardBrands}' from subject as src
    where src.account_id = ${accountId} and src.id = ${systemSubjectOf(accountId)}),
  '[]')`

/** One page of the DPAs that `caller` may see. */
export function listDpasFor(
  db: Database,
  { accountId, subjectTypes }: Caller,
  query: DpaQuery,
): Promise<Page<DpaSummary>> {
  const { page: _page, pageSize: _size, sort: _sort, cursor: _cursor, ...filter } = query
  const isAllowed = subjectTypes.has('SRCI')
  const { subjectId, ...narrowing } = filter
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined)
  const found = dpasMatching(db, accountId, filter)
    .$if(!isAllowed, (rows) => rows.where(sql<boolean>`false`))
    .select('dpa.id')
  const count = isAllowed && !isNarrowed ? knownCount(accountId, subjectId) : undefined
  const { rows: hits, terms, answer } = planPage(query, { found, sortable: SORTABLE, count })
  // The index alone determines the DPAs of a page, at any depth; only those rows are then read.
  const rows = db
    .selectFrom(hits.as('hit'))
    .innerJoin('dpa', (join) => join.onRef('dpa.id', '=', 'hit.id').on('dpa.accountId', '=', accountId))
    .innerJoin('subject', (join) =>
      join.onRef('subject.accountId', '=', 'dpa.accountId').onRef('subject.id', '=', 'dpa.subjectId'),
    )
    .select(SUMMARY_COLUMNS)
    .select(['subject.name as subjectName', 'subject.status as subjectStatus'])
    .select([cardBrandsOf(accountId).as('cardBrands'), acquirerBin.as('acquirerBin')])
    .select(['hit.listTotal', 'hit.place'])
  return answer(db, inOrder(rows, terms).execute(), dpaSummary)
}
