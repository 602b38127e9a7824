import { randomUUID } from 'node:crypto'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { type RawBuilder, sql } from 'kysely'

const ACCOUNT = 'c2p-demo'
const BLOCK = 500_000
/** Every how many entries one is about the busiest record. */
const BUSIEST = 1000
/** How many entries another record has. */
const ENTRIES_OF_A_RECORD = 4
export const SECONDS_BETWEEN = 3
/** One entry in so many is of one task. */
const TASK_SHARE = 20
const ROWS_OF_A_CHUNK = 500

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

interface Copied {
  readonly from: number
  readonly until: number
  /** For each number from `from` to `until`, which is `n`. */
  readonly no: RawBuilder<number>
  readonly at: RawBuilder<Date>
  readonly entityId: RawBuilder<string>
  readonly taskId: RawBuilder<string | null>
  readonly isLastOfBlock: RawBuilder<boolean>
}

/** Entries like those of changed DPAs, outside of the chain. */
const addEntries = (db: Database, { from, until, no, at, entityId, taskId, isLastOfBlock }: Copied) =>
  sql`
    with source as materialized (
      select row_number() over (order by no) - 1 as index, * from audit_entry
      where account_id = ${ACCOUNT} and entity = 'dpa' and pg_column_size(changes) < 1000 order by no limit 1000
    ), size as (select count(*) as sources from source)
    insert into audit_entry
      select ${ACCOUNT}, ${no}, gen_random_uuid(), ${at}, operator, action, entity, ${entityId}, data_key, revision,
        source.source, ${taskId}, change_reason, correlation_id, changes, previous_hash, hash, ${isLastOfBlock}
      from generate_series(${from}::bigint, ${until}::bigint) n, size join source on true
      where source.index = n % size.sources
  `.execute(db)

/** They end before the first real entry, with other numbers. */
const addBlock = (db: Database, from: number, until: number, busiest: string) =>
  addEntries(db, {
    from,
    until,
    no: sql`-n`,
    at: sql`now() - make_interval(secs => n * ${SECONDS_BETWEEN})`,
    entityId: sql`case n % ${BUSIEST} when 0 then ${busiest}
      else md5((n / ${ENTRIES_OF_A_RECORD})::text)::uuid::text end`,
    taskId: sql`null`,
    isLastOfBlock: sql`true`,
  })

/** A task that has just changed many records, in blocks as tasks write them. */
const addTask = (db: Database, count: number) =>
  addEntries(db, {
    from: 1,
    until: count,
    no: sql`(select max(no) from audit_entry where account_id = ${ACCOUNT}) + n`,
    at: sql`now()`,
    entityId: sql`md5('task ' || n)::uuid::text`,
    taskId: sql`${randomUUID()}`,
    isLastOfBlock: sql`n % ${ROWS_OF_A_CHUNK} = 0`,
  })

/**
 * Adds entries to the audit trail, outside its chain, which is not verified here: older ones than it has, of which every
 * thousandth is about the record `busiest`, and newer ones by one task. Indexes are built at the end, which takes a
 * fifth of the time.
 */
export async function fillAuditTrail(db: Database, count: number, busiest: string): Promise<void> {
  const indexes = await takeIndexes(db)
  for (let from = 1; from <= count; from += BLOCK)
    await addBlock(db, from, Math.min(count, from + BLOCK - 1), busiest)
  await addTask(db, Math.floor(count / TASK_SHARE))
  for (const definition of indexes) await sql.raw(definition).execute(db)
  await sql`vacuum analyze audit_entry`.execute(db)
}
