import { columnNames } from '@portal/accounts/account-tables.ts'
import { type Registry, watchPool } from '@portal/server-common/metrics.ts'
import { outliveBreaks } from '@portal/server-common/outlive-breaks.ts'
import { sessionSettings } from '@portal/server-common/session-settings.ts'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import { withPreparedStatements } from './prepared-statements.ts'
import type { Database, Tables } from './tables.ts'

interface ConnectionOptions {
  /** Limits how long a statement waits for another transaction. */
  readonly lockTimeoutMs?: number
  /** Limits how long a call waits for a free connection. */
  readonly connectionTimeoutMs?: number
  /**
   * Limits how long a statement takes. PostgreSQL cancels it; a connection that does not even report this, because a
   * machine or network is gone, is given up.
   */
  readonly statementTimeoutMs?: number
  /** For bulk loading: a plan made for an empty table would be kept too long. */
  readonly planEachTime?: boolean
  /** The name PostgreSQL shows for the connections. */
  readonly name?: string
  /** Registry for the metrics of the pool. */
  readonly metrics?: Registry
}

/** Time for PostgreSQL to report its own timeout. */
const WORD_OF_THE_END_MS = 250

/** Creates a connection pool. */
export function connect(url: string, options: ConnectionOptions = {}): Database {
  const {
    lockTimeoutMs,
    connectionTimeoutMs = 5000,
    statementTimeoutMs,
    planEachTime,
    name,
    metrics,
  } = options
  const overrides = new TypeOverrides()
  // Counts and entry numbers stay far below 2^53.
  overrides.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: connectionTimeoutMs,
    types: overrides,
    ...(statementTimeoutMs && { query_timeout: statementTimeoutMs + WORD_OF_THE_END_MS }),
    keepAlive: true,
    ...(name && { application_name: name }),
    onConnect: sessionSettings({
      lock_timeout: lockTimeoutMs,
      statement_timeout: statementTimeoutMs,
      plan_cache_mode: planEachTime ? 'force_custom_plan' : undefined,
    }),
  })
  outliveBreaks(pool)
  if (metrics) watchPool(metrics, pool)
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    plugins: [columnNames],
  })
}
