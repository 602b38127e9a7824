import { type Kysely, sql } from 'kysely'

/**
 * Marks the operators of the demo data. Until now all operators of that domain were: no real address ends like that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operator add column is_demo boolean not null default false;
    update operator set is_demo = true where email like '%@program.example';
  `.execute(db)
}
