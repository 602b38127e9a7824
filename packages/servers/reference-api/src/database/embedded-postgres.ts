import { Client } from 'pg'
import { createData, openCluster } from './embedded-postgres/postgres-cluster.ts'
import { startServer, stopServer } from './embedded-postgres/postgres-server.ts'

export { makePrivateFolder } from './embedded-postgres/private-folder.ts'

export interface EmbeddedPostgres {
  /** Connection string of the database `portal`, for the package `pg`. */
  url: string
  /** Closes open connections and shuts the server down, even if others use it. */
  stop(): Promise<void>
}

interface PostgresWatch {
  /** Resolves when the server is gone or no longer watched. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Runs the PostgreSQL from an npm package on the data in `directory`, which is created if missing. Reuses a server
 * that already runs on that data; recovers one that was killed. `settings` are PostgreSQL's own, such as `{ fsync:
 * 'off' }`. Every failure is an `Error` with a message for people.
 */
export async function startEmbeddedPostgres({
  directory,
  settings = {},
}: {
  directory: string
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(directory)
  await createData(cluster)
  const postmaster = await startServer(cluster, settings)
  await createDatabase(postmaster.urlOf('postgres'))
  return { url: postmaster.urlOf('portal'), stop: () => stopServer(cluster) }
}

/** Whether anybody is connected to the database at `url`. An unreachable server counts as unused. */
export async function isInUse(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return (rowCount ?? 0) > 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Watches a server by an idle connection, which breaks as soon as the server is gone. */
export async function watchPostgres(url: string): Promise<PostgresWatch> {
  const client = new Client({ connectionString: url })
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.once('end', () => resolve())
  })
  await client.connect()
  return { ended, stop: () => client.end().catch(() => undefined) }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // CREATE DATABASE cannot run inside a transaction, so the lock is held by the connection.
    await client.query(`select pg_advisory_lock(hashtext('create database portal'))`)
    const { rowCount } = await client.query(`select from pg_database where datname = 'portal'`)
    if (rowCount === 0) await client.query('create database portal')
  } finally {
    await client.end()
  }
}
