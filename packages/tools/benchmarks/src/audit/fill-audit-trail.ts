import type { Database } from '@portal/reference-api/database/tables.ts'
import { sql } from 'kysely'

const ACCOUNT = 'c2p-demo'
const BLOCK = 500_000
/** Every how many entries one is about the busiest record. */
const BUSIEST = 1000
/** How many entries another record has. */
const ENTRIES_OF_A_RECORD = 4
const SECONDS_BETWEEN = 3

/** Statements that create the indexes again which no constraint needs. */
async function takeIndexes(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'audit_entry'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)
  `.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}

/** A block of entries like those of changed DPAs. They end before the first real entry, with other numbers. */
const addBlock = (db: Database, from: number, until: number, busiest: string) =>
  sql`
    with source as materialized (
      select row_number() over (order by no) - 1 as index, * from audit_entry
      where account_id = ${ACCOUNT} and entity = 'dpa' and pg_column_size(changes) < 1000 order by no limit 1000
    ), size as (select count(*) as sources from source)
    insert into audit_entry
      select ${ACCOUNT}, -n, gen_random_uuid(), now() - make_interval(secs => n * ${SECONDS_BETWEEN}),
        operator, action, entity,
        case n % ${BUSIEST} when 0 then ${busiest}
          else split_part(entity_id, '/', 1) || '/' || md5((n / ${ENTRIES_OF_A_RECORD})::text)::uuid end,
        data_key, revision, source.source, null, change_reason, correlation_id, changes, previous_hash, hash
      from generate_series(${from}::bigint, ${until}::bigint) n, size join source on true
      where source.index = n % size.sources
  `.execute(db)

/**
 * Adds entries to the audit trail, older than those it has and outside their chain, which is not verified here. Every
 * thousandth is about the record `busiest`. Indexes are built at the end, which takes a fifth of the time.
 */
export async function fillAuditTrail(db: Database, count: number, busiest: string): Promise<void> {
  const indexes = await takeIndexes(db)
  for (let from = 1; from <= count; from += BLOCK)
    await addBlock(db, from, Math.min(count, from + BLOCK - 1), busiest)
  for (const definition of indexes) await sql.raw(definition).execute(db)
  await sql`vacuum analyze audit_entry`.execute(db)
}
