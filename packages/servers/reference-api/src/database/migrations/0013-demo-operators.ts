import { type Kysely, sql } from 'kysely'

/** Who is part of the demo data. Until now every operator of that domain was: no real address ends like that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operator add column is_demo boolean not null default false;
    update operator set is_demo = true where email like '%@program.example';
  `.execute(db)
}
