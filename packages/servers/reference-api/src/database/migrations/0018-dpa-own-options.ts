import { type Kysely, sql } from 'kysely'

/** How many checkout options a DPA sets itself, for filtering DPAs that differ from the defaults. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dpa add column own_options integer not null default 0;
    update dpa set own_options = (draft ? 'supportedCardBrands')::int + (draft ? 'supportedCheckoutTypes')::int
      + (select count(*) from jsonb_object_keys(coalesce(draft -> 'options', '{}')));
    alter table dpa alter column own_options drop default;
  `.execute(db)
}
