import { DEEPEST_ROW, type Page } from '@portal/contract/page-of.ts'
import { type AliasedRawBuilder, type Expression, sql } from 'kysely'
import { ApiError } from '../http/api-error.ts'
import type { Database } from './tables.ts'

type Total = AliasedRawBuilder<number, 'total'>

interface PageSource<Row> {
  /** The rows of the page, each with the `total`: one query, because the way to the database is what costs. */
  rows(total: Total, limit: number, offset: number): Promise<(Row & { readonly total: number })[]>
  /** A query for at most `limit` rows of the list, to be counted: an exact count of a long list costs too much. */
  some(limit: number): Expression<unknown>
}

/** One page of a list, with its place in the whole. Throws PAGE_TOO_DEEP. */
export async function readPage<Row, Item>(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
  source: PageSource<Row>,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  if (page * pageSize > DEEPEST_ROW) throw new ApiError('PAGE_TOO_DEEP')
  const total = sql<number>`(select count(*) from ${source.some(DEEPEST_ROW + 1)} as counted)`.as('total')
  const rows = await source.rows(total, pageSize, (page - 1) * pageSize)
  const count = rows[0]?.total ?? (await db.selectNoFrom(total).executeTakeFirstOrThrow()).total
  const totalItems = Math.min(count, DEEPEST_ROW)
  return {
    items: rows.map(toItem),
    page: {
      number: page,
      size: pageSize,
      totalItems,
      totalPages: Math.ceil(totalItems / pageSize),
      totalRelation: count > DEEPEST_ROW ? 'GTE' : 'EQ',
      nextCursor: null,
    },
  }
}
