import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      account_id text not null references account,
      no bigint not null,
      id uuid not null unique,
      at timestamptz not null,
      operator jsonb not null,
      action text not null,
      entity text not null,
      entity_id text not null,
      data_key text,
      revision integer not null,
      source text not null,
      task_id text,
      change_reason text,
      correlation_id text,
      changes jsonb not null,
      previous_hash bytea not null,
      hash bytea not null,
      primary key (account_id, no)
    );
    create index audit_entry_entity on audit_entry (account_id, entity, entity_id, no desc);

    create table audit_head (
      account_id text primary key references account,
      no bigint not null,
      hash bytea not null
    );

    create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit trail is append-only.';
      end
    $$;
    create trigger audit_entry_append_only
      before update or delete on audit_entry for each row execute function refuse_audit_change();
    create trigger audit_entry_keep_all
      before truncate on audit_entry for each statement execute function refuse_audit_change();

    -- Appends entries, each a line of JSON, to the account's chain. The account's other writers are blocked from here
    -- to the commit.
    create function append_audit(account text, entries text) returns void language plpgsql as $$
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
            task_id, change_reason, correlation_id, changes, hashes[index], hashes[index + 1]
          from unnest(texts) with ordinality as given (entry, index),
            lateral jsonb_populate_record(null::audit_entry, entry::jsonb);
        update audit_head set no = head.no + cardinality(texts), hash = hashes[cardinality(hashes)]
          where account_id = account;
      end
    $$;

    create table idempotency_key (
      -- SHA-256 of account, operator and key
      id bytea primary key,
      fingerprint bytea not null,
      -- The response, readable only with the key itself; null while the first call runs.
      sealed_answer bytea,
      created_at timestamptz not null default now()
    );
    create index idempotency_key_age on idempotency_key (created_at);
  `.execute(db)
}
