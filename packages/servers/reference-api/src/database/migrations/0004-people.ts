import { createEmails } from '@portal/accounts/definitions/define-emails.ts'
import {
  createOperatorEvents,
  makeOperatorsSearchable,
} from '@portal/accounts/definitions/define-operators.ts'
import { createOneTimeSecrets } from '@portal/accounts/definitions/define-passwords.ts'
import { type Kysely, sql } from 'kysely'
import { foldText } from '../fold-text.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table role
      add column created_by jsonb not null
        default '{"id": "system", "email": "system@program.example", "name": "System"}',
      add column updated_by jsonb not null
        default '{"id": "system", "email": "system@program.example", "name": "System"}';
  `.execute(db)
  await makeOperatorsSearchable(db, foldText)
  await createOneTimeSecrets(db)
  await createOperatorEvents(db)
  await createEmails(db)
  await sql`
    create table developer_portal_user (
      id uuid primary key,
      account_id text not null references account,
      email text not null check (email = lower(email)),
      given_name text not null,
      family_name text not null,
      company_name text not null,
      country text not null,
      phone text,
      requested_subject_types text[] not null,
      subject_id text,
      status text not null check (status in ('PENDING', 'ENABLED', 'REJECTED')),
      requested_at timestamptz not null,
      decided_at timestamptz,
      decided_by jsonb,
      decision_reason text,
      revision integer not null,
      created_at timestamptz not null,
      created_by jsonb not null,
      updated_at timestamptz not null,
      updated_by jsonb not null,
      search text not null,
      constraint developer_portal_user_email unique (account_id, email),
      foreign key (account_id, subject_id) references subject
    );
    create index developer_portal_user_search on developer_portal_user using gin (search gin_trgm_ops);
    create index developer_portal_user_updated on developer_portal_user (account_id, updated_at desc, id);
  `.execute(db)
}
