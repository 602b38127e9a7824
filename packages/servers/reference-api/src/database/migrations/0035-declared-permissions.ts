import { type Kysely, sql } from 'kysely'

/** The permissions that applications bring, as the portal host last reported them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table declared_permission (
      account_id text not null references account,
      resource text not null,
      -- Name of the bundle.
      app text not null,
      group_name text not null,
      description text not null,
      -- Since when no served application declares it; null while one does.
      withdrawn_at timestamptz,
      primary key (account_id, resource)
    );
  `.execute(db)
}
