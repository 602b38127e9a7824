import { type Kysely, sql } from 'kysely'

/**
 * Filters of the audit trail that would read all of it where few entries match, and lists with one entry for each task,
 * which would pass each entry of a task that changed a million records. The new columns and building the indexes block the
 * trail, also its readers, for about ten seconds per million entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Not part of the hashed text: both follow from the order of the entries.
    alter table audit_entry
      add column is_last_of_block boolean not null default true,
      -- More than an hour older than an entry before it, as those that the identity provider kept during an outage.
      add column is_late boolean not null default false;
    alter table audit_head add column latest_at timestamptz not null default '-infinity';
    update audit_head set latest_at = coalesce(
      (select max(at) from audit_entry where audit_entry.account_id = audit_head.account_id), '-infinity'
    );

    create or replace function append_audit(account text, entries text) returns void language plpgsql as $$
      declare
        head audit_head;
        texts text[] := string_to_array(entries, chr(10));
        hashes bytea[];
      begin
        select * into strict head from audit_head where account_id = account for update;
        hashes := array[head.hash];
        for index in 1 .. cardinality(texts) loop
          hashes := hashes || sha256(
            hashes[index] || int8send(head.no + index) || convert_to(texts[index], 'UTF8')
          );
        end loop;
        insert into audit_entry
          select account, head.no + index, id, at, operator, action, entity, entity_id, data_key, revision, source,
            task_id, change_reason, correlation_id, changes, hashes[index], hashes[index + 1],
            -- By kind and action, because lists are filtered by them.
            task_id is null or row_number() over (partition by task_id, entity, action order by index desc) = 1,
            at < -interval '1 hour' + greatest(
              head.latest_at, max(at) over (order by index rows between unbounded preceding and 1 preceding)
            )
          from unnest(texts) with ordinality as given (entry, index),
            lateral jsonb_populate_record(null::audit_entry, entry::jsonb);
        update audit_head set
            no = head.no + cardinality(texts),
            hash = hashes[cardinality(hashes)],
            latest_at = greatest(
              head.latest_at, (select max((entry::jsonb ->> 'at')::timestamptz) from unnest(texts) as given (entry))
            )
          where account_id = account;
      end
    $$;

    create index audit_entry_folded on audit_entry (account_id, no desc) where is_last_of_block;
    create index audit_entry_task_block on audit_entry (account_id, task_id, no)
      where is_last_of_block and task_id is not null;
    create index audit_entry_late on audit_entry (account_id, at) where is_late;
    create index audit_entry_action on audit_entry (account_id, action, no desc);
    create index audit_entry_email on audit_entry (account_id, (operator ->> 'email'), no desc)
  `.execute(db)
}
