import { type Kysely, sql } from 'kysely'

/** Subject types of a task. Earlier tasks without them get all: only operators with access to all types see them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table task add column subject_types text[] not null
      default '{SRCI,SRCPI,DCF,SRC,EXT_BACKEND,EXT_AUTH_PLATFORM}';
    update task set subject_types = '{SRCI}' where type like 'DPA%';
    alter table task alter column subject_types drop default;
  `.execute(db)
}
