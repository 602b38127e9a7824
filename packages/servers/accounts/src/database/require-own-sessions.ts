import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** A pooler that is busy may give two connections different sessions by chance. */
const ROUNDS = 3

async function sessionOf(db: QueryExecutorProvider): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}

/** Whether two open connections have the same session of PostgreSQL. */
const isShared = <Tables>(db: Kysely<Tables>): Promise<boolean> =>
  db
    .connection()
    .execute((first) =>
      db.connection().execute(async (second) => (await sessionOf(first)) === (await sessionOf(second))),
    )

/**
 * Throws a sentence when a pooler such as PgBouncer shares sessions between connections: timeouts, prepared statements
 * and notifications of one connection would then belong to another.
 */
export async function requireOwnSessions<Tables>(db: Kysely<Tables>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (await isShared(db))
      throw new Error(
        'DATABASE_URL points to a pooler in transaction mode, which is not supported. Set its pool_mode to session, or use the address of PostgreSQL itself.',
      )
  }
}
