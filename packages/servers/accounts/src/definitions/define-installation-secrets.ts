import { type QueryExecutorProvider, sql } from 'kysely'

/** Random keys that all processes of an installation share. */
export async function createInstallationSecrets(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table installation_secret (
      name text primary key,
      value bytea not null
    )
  `.execute(db)
}
