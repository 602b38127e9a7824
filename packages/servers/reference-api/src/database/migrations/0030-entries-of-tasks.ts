import { type Kysely, sql } from 'kysely'

/** Finds what a task changed, and the last entry of a task in the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_entry_task on audit_entry (account_id, task_id, no) where task_id is not null
  `.execute(db)
}
