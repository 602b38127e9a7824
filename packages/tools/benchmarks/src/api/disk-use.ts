import { logSize, tableSizes } from '@portal/reference-api/testing/statement-costs.ts'
import { print } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'

/** Tables below this size are not named. */
const MIN_SHARE = 0.01
/** Half of what it was. */
const GOAL_KB = 3.9

/**
 * The disk for each DPA, and where it goes. About 40 % is history: three entries for each DPA, and the entries of its
 * creation and first publication have all its fields, each with its path; they are hashed, so they stay as they are.
 * A quarter is the DPAs, as draft and published copy; a quarter is indexes. PostgreSQL keeps about a gigabyte of
 * write-ahead log, whatever the size of the database (`max_wal_size`).
 */
export async function measureDisk({ db, rows }: MeasuredApi): Promise<void> {
  const tables = await tableSizes(db)
  const total = tables.reduce((sum, { megabytes, indexMegabytes }) => sum + megabytes + indexMegabytes, 0)
  const kilobytes = (total / rows) * 1000
  const name = 'disk for each DPA and its history'
  print({ name, unit: 'kB', values: [kilobytes], goal: GOAL_KB, digits: 1 })
  for (const { name: table, megabytes, indexMegabytes } of tables)
    if (megabytes + indexMegabytes > total * MIN_SHARE)
      console.info(`         ${table}: ${megabytes.toFixed(0)} MB, indexes ${indexMegabytes.toFixed(0)} MB`)
  console.info(`         write-ahead log: ${(await logSize(db)).toFixed(0)} MB`)
}
