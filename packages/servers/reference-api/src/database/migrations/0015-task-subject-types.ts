import { type Kysely, sql } from 'kysely'

/** Which types of subjects a task is about. Of earlier tasks that do not say, all: only who sees everything sees them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table task add column subject_types text[] not null
      default '{SRCI,SRCPI,DCF,SRC,EXT_BACKEND,EXT_AUTH_PLATFORM}';
    update task set subject_types = '{SRCI}' where type like 'DPA%';
    alter table task alter column subject_types drop default;
  `.execute(db)
}
