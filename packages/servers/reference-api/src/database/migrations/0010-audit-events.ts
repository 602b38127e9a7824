import { type Kysely, sql } from 'kysely'

/** Indexes for the audit trail of all records: by kind, operator, period and text of the reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_entry_kind on audit_entry (account_id, entity, no desc);
    create index audit_entry_operator on audit_entry (account_id, (operator ->> 'id'), no desc);
    create index audit_entry_at on audit_entry (account_id, at);
    create index audit_entry_reason on audit_entry using gin (change_reason gin_trgm_ops)
      where change_reason is not null;
  `.execute(db)
}
