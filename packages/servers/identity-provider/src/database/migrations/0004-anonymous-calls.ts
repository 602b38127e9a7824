import { type QueryExecutorProvider, sql } from 'kysely'

/** How many sign-ins an address has started in a minute; the key is a hash of the address. */
export async function countAnonymousCalls(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create unlogged table identity.begun_sign_in (
      key text primary key,
      minute timestamptz not null,
      times integer not null
    )
  `.execute(db)
}
