import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

interface Counted<Key> {
  /** The time by which rows belong to spans. */
  readonly at: RawBuilder<unknown>
  /** When the spans begin, in order; each ends where the next begins. */
  readonly starts: readonly string[]
  /** What is counted separately in each span. */
  readonly by: RawBuilder<Key>
  /** Rows that count as one; without it, each counts. */
  readonly distinct?: RawBuilder<unknown>
}

/** Counts rows in spans of time, in the database: for each span, the counts by key. */
export async function countBySpan<DB, TB extends keyof DB, Row, Key extends string>(
  found: SelectQueryBuilder<DB, TB, Row>,
  { at, starts, by, distinct }: Counted<Key>,
): Promise<Partial<Record<Key, number>>[]> {
  const first = starts[0]
  if (first === undefined) return []
  const thresholds = sql`${starts}::timestamptz[]`
  const rows = await found
    .clearSelect()
    .where(sql<boolean>`${at} >= ${first}::timestamptz`)
    .select([
      sql<number>`width_bucket(${at}, ${thresholds})`.as('span'),
      by.as('key'),
      (distinct ? sql<number>`count(distinct ${distinct})::int` : sql<number>`count(*)::int`).as('count'),
    ])
    .groupBy([sql`1`, sql`2`])
    .$castTo<{ span: number; key: Key; count: number }>()
    .execute()
  return starts.map((_, index) => {
    const counts: Partial<Record<Key, number>> = {}
    for (const { span, key, count } of rows) if (span === index + 1) counts[key] = count
    return counts
  })
}
