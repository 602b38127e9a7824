import { type Kysely, sql } from 'kysely'

/** The last known public keys of identity providers, for a start while the provider is unreachable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table issuer_keys (
      issuer text primary key,
      keys jsonb not null,
      read_at timestamptz not null
    )
  `.execute(db)
}
