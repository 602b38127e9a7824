import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** Settings of a PostgreSQL whose statements are counted. */
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements' }

/** The pages that all statements of this database read so far, in memory or on disk. Needs `COUNTING`. */
export async function pagesRead(db: Database): Promise<number> {
  await sql`create extension if not exists pg_stat_statements`.execute(db)
  const { rows } = await sql<{ pages: number }>`
    select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query not like '%pg_stat_statements%'
  `.execute(db)
  return rows[0]?.pages ?? 0
}

interface RelationSize {
  readonly name: string
  readonly megabytes: number
  /** Those of its indexes. */
  readonly indexMegabytes: number
}

/** The size of each table and of its indexes, the largest first. */
export async function tableSizes(db: Database): Promise<RelationSize[]> {
  const { rows } = await sql<RelationSize>`
    select relname as name, pg_table_size(oid) / 1e6::float8 as megabytes,
      pg_indexes_size(oid) / 1e6::float8 as index_megabytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc
  `.execute(db)
  return rows
}

/** The size of the write-ahead log, in megabytes. */
export async function logSize(db: Database): Promise<number> {
  const { rows } = await sql<{ megabytes: number }>`
    select coalesce(sum(size), 0) / 1e6::float8 as megabytes from pg_ls_waldir()
  `.execute(db)
  return rows[0]?.megabytes ?? 0
}
