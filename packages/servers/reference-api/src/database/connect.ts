import { type Registry, watchPool } from '@portal/server-common/metrics.ts'
import { outliveBreaks } from '@portal/server-common/outlive-breaks.ts'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import { withPreparedStatements } from './prepared-statements.ts'
import type { Database, Tables } from './tables.ts'

interface ConnectionOptions {
  /** Bounds how long a statement waits for another transaction. */
  readonly lockTimeoutMs?: number
  /** Bounds how long a call waits for a connection that is free. */
  readonly connectionTimeoutMs?: number
  /**
   * Bounds how long a statement takes. PostgreSQL ends it; a connection on which not even that is told, since a machine
   * or a network is gone without a word, is given up.
   */
  readonly statementTimeoutMs?: number
  /** For who fills tables faster than PostgreSQL notices: a plan made for an empty table would be kept too long. */
  readonly plansAnew?: boolean
  /** Under which name PostgreSQL shows the connections. */
  readonly name?: string
  /** Where the pool shows how much of it is in use. */
  readonly metrics?: Registry
}

/** Time for PostgreSQL's own answer that a statement took too long. */
const WORD_OF_THE_END_MS = 250

/** A pool of connections. */
export function connect(url: string, options: ConnectionOptions = {}): Database {
  const { lockTimeoutMs, connectionTimeoutMs = 5000, statementTimeoutMs, plansAnew, name, metrics } = options
  const overrides = new TypeOverrides()
  // Counts and numbers of entries stay far below 2^53.
  overrides.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: connectionTimeoutMs,
    types: overrides,
    ...(lockTimeoutMs && { lock_timeout: lockTimeoutMs }),
    ...(statementTimeoutMs && {
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + WORD_OF_THE_END_MS,
    }),
    keepAlive: true,
    ...(name && { application_name: name }),
    ...(plansAnew && { options: '-c plan_cache_mode=force_custom_plan' }),
  })
  outliveBreaks(pool)
  if (metrics) watchPool(metrics, pool)
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
