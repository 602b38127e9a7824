import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** The embedded identity provider's tables that this API knows, as the provider creates them. */
export async function makeIdentitySchema(db: Database): Promise<void> {
  await sql`
    create schema if not exists identity;
    create table if not exists identity.credential (
      user_id uuid primary key, password_hash text not null, changed_at timestamptz not null default now());
    create table if not exists identity.artifact (
      model text not null, id text not null, payload jsonb not null, expires_at timestamptz not null,
      primary key (model, id));
  `.execute(db)
}
