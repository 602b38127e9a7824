import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/** What `pg` returns for a statement. */
interface Result {
  readonly command: string
  readonly rowCount: number | null
  readonly rows: unknown[]
}

interface Connection {
  run(text: string, values: readonly unknown[]): Promise<Result>
  release(): void
}

/** A connection as Kysely's PostgreSQL dialect asks for it. Rows are read at once: there are no cursors. */
export function kyselyConnection({ run, release }: Connection): PostgresPoolClient {
  async function rows<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const result = await run(text, values)
    // The two packages describe the same result, one of them more precisely.
    return result as Result & PostgresQueryResult<Row>
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    given: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof given !== 'string') throw new Error('Rows are read at once, without cursors.')
    return rows<Row>(given, values)
  }

  return { query, release }
}
