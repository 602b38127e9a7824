import type { Page } from '@portal/contract/page-of.ts'
import { MAX_ROW } from '@portal/contract/page-size.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { isUnreadableValue } from './database-error.ts'
import { readCursor, writeCursor } from './list-cursor.ts'
import { beyond, listOrder, type OrderTerm, type Sortable } from './list-order.ts'
import type { Database } from './tables.ts'

interface PageQuery {
  readonly page: number
  readonly pageSize: number
  readonly sort?: readonly string[] | undefined
  /** Where the page begins, instead of its number. */
  readonly cursor?: string | undefined
}

interface List<DB, TB extends keyof DB, Row> {
  /** All rows of the list, unordered. */
  readonly found: SelectQueryBuilder<DB, TB, Row>
  readonly sortable: Sortable
  /** The total, when it is known without counting. */
  readonly count?: RawBuilder<number> | undefined
}

/** Columns read with each row. */
interface Placed {
  readonly listTotal: number
  readonly place: readonly string[]
}

/** An exact count of a long list costs too much. */
const countOf = <DB, TB extends keyof DB, Row>(found: SelectQueryBuilder<DB, TB, Row>) =>
  sql<number>`(select count(*) from ${found
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(sql.lit(MAX_ROW + 1))} as counted)`

function pageStart({ page, pageSize, cursor, ...filter }: PageQuery, terms: readonly OrderTerm[]) {
  if (cursor !== undefined) {
    const place = readCursor(filter, cursor, terms.length)
    return { page: place.page, offset: 0, after: beyond(terms, place.values) }
  }
  if (page * pageSize > MAX_ROW) throw new ApiError('PAGE_TOO_DEEP')
  return { page, offset: (page - 1) * pageSize, after: undefined }
}

/** A manipulated cursor may contain values that PostgreSQL cannot parse. */
function refuseUnreadable(error: unknown): never {
  throw isUnreadableValue(error) ? new ApiError('CURSOR_EXPIRED') : error
}

/** The query, ordered by the terms. */
export const inOrder = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  terms: readonly OrderTerm[],
): SelectQueryBuilder<DB, TB, Row> =>
  terms.reduce((ordered, { by, direction }) => ordered.orderBy(by, direction), query)

/**
 * Plans one page of a list: `rows` is the query for its rows, and `answer` turns them into the page, with its
 * position and a cursor for the next one, which also works beyond the deepest numbered page. Throws PAGE_TOO_DEEP or
 * CURSOR_EXPIRED.
 */
export function planPage<DB, TB extends keyof DB, Row>(
  query: PageQuery,
  { found, sortable, count = countOf(found) }: List<DB, TB, Row>,
) {
  const { pageSize, cursor, page: _, ...filter } = query
  const terms = listOrder(sortable, query.sort)
  const { page, offset, after } = pageStart(query, terms)
  const total = count.as('listTotal')
  const place = sql<string[]>`array[${sql.join(terms.map(({ by }) => sql`${by}::text`))}]`.as('place')

  async function answer<Shown, Item>(
    db: Database,
    reading: Promise<(Shown & Placed)[]>,
    toItem: (row: Shown) => Item,
  ): Promise<Page<Item>> {
    const rows = await (cursor === undefined ? reading : reading.catch(refuseUnreadable))
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    const counted = last?.listTotal ?? (await db.selectNoFrom(total).executeTakeFirstOrThrow()).listTotal
    const totalItems = Math.min(counted, MAX_ROW)
    return {
      items: shown.map((row) => toItem(row)),
      page: {
        number: page,
        size: pageSize,
        totalItems,
        totalPages: Math.ceil(totalItems / pageSize),
        totalRelation: counted > MAX_ROW ? 'GTE' : 'EQ',
        nextCursor:
          last && rows.length > pageSize ? writeCursor(filter, { page: page + 1, values: last.place }) : null,
      },
    }
  }

  return {
    terms,
    // One query, because round trips are expensive; one extra row tells whether the list continues. The limit is a
    // literal, not a parameter: PostgreSQL would replan the query each time to learn its value.
    rows: inOrder(after ? found.where(after) : found, terms)
      .select([total, place])
      .limit(sql.lit(pageSize + 1))
      .$if(offset > 0, (page) => page.offset(offset))
      .$castTo<Row & Placed>(),
    answer,
  }
}

/** One page of a list. Throws PAGE_TOO_DEEP or CURSOR_EXPIRED. */
export function readList<DB, TB extends keyof DB, Row, Item>(
  db: Database,
  query: PageQuery,
  list: List<DB, TB, Row>,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const { rows, answer } = planPage(query, list)
  return answer(db, rows.execute(), toItem)
}
