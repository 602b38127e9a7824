import { type AccountsPool, type AccountTables, columnNames } from '@portal/accounts/account-tables.ts'
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from './database-away.ts'

/** A connection that is given up once the database is away: further statements, such as a rollback, would only block. */
function connection(client: PoolClient): PostgresPoolClient {
  let failure: unknown

  async function run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (failure) throw failure
    try {
      const result = await client.query(text, [...values])
      // The two packages describe the same result; only one of them types `command`.
      return result as typeof result & Pick<PostgresQueryResult<Row>, 'command' | 'rowCount'>
    } catch (error) {
      if (isDatabaseAway(error)) failure = error
      throw error
    }
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    given: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof given !== 'string') throw new Error('Rows are read at once, without cursors.')
    return run(given, values)
  }

  return { query, release: () => client.release(failure !== undefined) }
}

/** The tables of accounts over a pool. */
export const accountsPool = (pool: Pool): AccountsPool =>
  new Kysely<AccountTables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => connection(await pool.connect()), end: () => pool.end() },
    }),
    plugins: [columnNames],
  })
