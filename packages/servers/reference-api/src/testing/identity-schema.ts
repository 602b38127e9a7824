import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** The tables of the embedded identity provider that this API knows of, as that makes them. */
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
