import { type AccountsPool, type AccountTables, columnNames } from '@portal/accounts/account-tables.ts'
import { kyselyConnection } from '@portal/accounts/database/kysely-connection.ts'
import { tracedStatement } from '@portal/server-common/tracing/traced-work.ts'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isDatabaseUnavailable } from './database-unavailable.ts'

/**
 * A connection that is dropped once the database is unreachable: further statements, such as a rollback, would only
 * block.
 */
function connection(client: PoolClient): PostgresPoolClient {
  let failure: unknown
  return kyselyConnection({
    async run(text, values) {
      if (failure) throw failure
      try {
        return await tracedStatement(text, () => client.query(text, [...values]))
      } catch (error) {
        if (isDatabaseUnavailable(error)) failure = error
        throw error
      }
    },
    release: () => client.release(failure !== undefined),
  })
}

/** The tables of accounts over a pool. */
export const accountsPool = (pool: Pool): AccountsPool =>
  new Kysely<AccountTables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => connection(await pool.connect()), end: () => pool.end() },
    }),
    plugins: [columnNames],
  })
