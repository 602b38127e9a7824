import { type QueryExecutorProvider, sql } from 'kysely'

/** Statements of the product API's migrations about emails. Never edit them: installations have already run them. */

/** Written in the transaction of the change that the mail is about, and sent later. */
export async function createEmails(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table mail (
      id uuid primary key,
      account_id text not null references account,
      recipient text not null,
      subject text not null,
      -- Cleared once the secret in it was used or has expired.
      body text,
      -- The operator whose one-time secret is in the body, and when it expires.
      secret_of uuid,
      secret_until timestamptz,
      written_at timestamptz not null default now(),
      sent_at timestamptz,
      attempts integer not null default 0,
      -- Null when there will be no more attempts.
      next_attempt_at timestamptz,
      failure text
    );
    create index mail_written on mail (written_at desc);
    create index mail_waiting on mail (next_attempt_at) where next_attempt_at is not null;
    create index mail_secret on mail (secret_of) where secret_of is not null;
  `.execute(db)
}

/** Emails with an HTML version. */
export async function addMailHtml(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table mail add column html text`.execute(db)
}
