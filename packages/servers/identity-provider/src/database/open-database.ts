import { setTimeout as delay } from 'node:timers/promises'
import { requireOwnSessions } from '@portal/accounts/database/require-own-sessions.ts'
import { hasAccountTables } from '@portal/accounts/definitions/has-account-tables.ts'
import { failureFacts } from '@portal/server-common/failure-facts.ts'
import { log } from '@portal/server-common/log.ts'
import { outliveBreaks } from '@portal/server-common/outlive-breaks.ts'
import { sessionSettings } from '@portal/server-common/session-settings.ts'
import { Pool } from 'pg'
import { accountsPool } from './accounts-pool.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { migrate } from './migrate.ts'

/** Time for the reference API to create its tables, when both start together. */
const timeoutMs = 60_000
const connectionTimeoutMs = 5000
/** Nobody waits for a server that is starting, and on a busy machine PostgreSQL may take long to accept connections. */
const startTimeoutMs = 30_000
const statementTimeoutMs = 5000

/** A pool on a database that is ready for use. Throws a one-sentence error when it is not. */
export async function openDatabase(url: string): Promise<Pool> {
  await prepare(url)
  const database = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectionTimeoutMs,
    // PostgreSQL's own timeout message comes first, unless the connection is dead.
    query_timeout: statementTimeoutMs + 500,
    keepAlive: true,
    onConnect: sessionSettings({ statement_timeout: statementTimeoutMs }),
  })
  outliveBreaks(database, (error) =>
    log.warn('database-connection-lost', failureFacts('An idle connection', error)),
  )
  return database
}

/** With a separate pool: waiting for another process to create the tables may take long. */
async function prepare(url: string): Promise<void> {
  const database = new Pool({ connectionString: url, connectionTimeoutMillis: startTimeoutMs, max: 2 })
  outliveBreaks(database)
  try {
    await requireOwnSessions(accountsPool(database))
    await migrate(database)
    await waitForTables(database)
  } catch (error) {
    throw isDatabaseUnavailable(error)
      ? new Error('The database does not answer. Start PostgreSQL, or correct DATABASE_URL.')
      : error
  } finally {
    await database.end()
  }
}

async function waitForTables(database: Pool): Promise<void> {
  const accounts = accountsPool(database)
  const deadline = Date.now() + timeoutMs
  for (;;) {
    if (await hasAccountTables(accounts)) return
    if (Date.now() > deadline) {
      throw new Error('The database has no table of operators. Start the reference API on it first.')
    }
    await delay(250)
  }
}
