import type { Database } from '@portal/reference-api/database/tables.ts'
import { sql } from 'kysely'

interface Index {
  readonly name: string
  readonly definition: string
}

/** The indexes of a table, except those of its constraints. */
async function indexesOf(db: Database, table: string): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = ${table}
      and indexname not in (select conname from pg_constraint where conrelid = ${table}::regclass)
  `.execute(db)
  return rows
}

/** Drops the indexes of a table while `fill` fills it: rebuilding them is faster than updating them. */
export async function withoutIndexes(db: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const indexes = await indexesOf(db, table)
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db)
  await fill()
  await sql`set local maintenance_work_mem = '256MB'`.execute(db)
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
}
