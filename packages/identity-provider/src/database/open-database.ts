import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'pg'
import { log } from '../log.ts'
import { migrate } from './migrate.ts'

/** Time for the reference API to make its tables, when both start together. */
const patienceMs = 60_000

/** A pool on a database that is ready for use. Throws one sentence when it is not. */
export async function openDatabase(url: string): Promise<Pool> {
  const database = new Pool({ connectionString: url, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  database.on('error', (error) => log('database-connection-lost', { reason: error.message }))
  try {
    await migrate(database)
    await waitForTables(database)
    return database
  } catch (error) {
    await database.end()
    throw isUnreachable(error)
      ? new Error('The database does not answer. Start PostgreSQL, or correct DATABASE_URL.')
      : error
  }
}

async function waitForTables(database: Pool): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const { rows } = await database.query(`select to_regclass('public.refused_sign_in') is not null as there`)
    if (rows[0]?.there) return
    if (Date.now() > deadline) {
      throw new Error('The database has no table of operators. Start the reference API on it first.')
    }
    await delay(250)
  }
}

/** Node and pg report a server that is away, refuses or breaks off in these three ways. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'syscall' in error || error instanceof AggregateError || /connection t/i.test(error.message)
}
