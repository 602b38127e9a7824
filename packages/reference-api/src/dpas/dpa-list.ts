import type { DPA_SORT_FIELDS } from '@portal/contract/dpas/dpa.ts'
import type { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { readPage } from '../database/read-page.ts'
import { sortTerms } from '../database/sort-terms.ts'
import type { Database } from '../database/tables.ts'
import { dpasMatching } from './dpa-filter.ts'
import { dpaSummary, SUMMARY_COLUMNS } from './dpa-view.ts'

type DpaQuery = ParsedOf<typeof listDpas>['query']

const SORT_COLUMNS: Readonly<Record<string, RawBuilder<unknown>>> = {
  dpaPresentationName: sql`lower(dpa.dpa_presentation_name)`,
  dpaName: sql`lower(dpa.dpa_name)`,
  status: sql`dpa.status`,
  createdAt: sql`dpa.created_at`,
  updatedAt: sql`dpa.updated_at`,
} satisfies Record<(typeof DPA_SORT_FIELDS)[number], RawBuilder<unknown>>

/** One page of the DPAs that `caller` may see. */
export function listDpasFor(db: Database, caller: Caller, { page, pageSize, sort, ...filter }: DpaQuery) {
  const found = dpasMatching(db, caller.accountId, filter).$if(!caller.subjectTypes.has('SRCI'), (rows) =>
    rows.where(sql<boolean>`false`),
  )
  const ordered = sortTerms(sort ?? ['-updatedAt']).reduce(
    (rows, { field, direction }) => rows.orderBy(SORT_COLUMNS[field] ?? sql`dpa.updated_at`, direction),
    found
      .innerJoin('subject', (join) =>
        join.onRef('subject.accountId', '=', 'dpa.accountId').onRef('subject.id', '=', 'dpa.subjectId'),
      )
      .select(SUMMARY_COLUMNS)
      .select([
        'subject.name as subjectName',
        'subject.status as subjectStatus',
        sql<string>`dpa.draft #>> '{dpaData,dpaUri}'`.as('dpaUri'),
      ]),
  )
  return readPage(
    db,
    { page, pageSize },
    {
      rows: (total, limit, offset) =>
        ordered.select(total).orderBy('dpa.id').limit(limit).offset(offset).execute(),
      some: (limit) => found.select(sql`1`.as('one')).limit(limit),
    },
    dpaSummary,
  )
}
