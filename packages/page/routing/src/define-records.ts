import type { RecordRow } from './record-row.ts'

/** Declares the kinds of records that an application owns. */
export function defineRecords<const Rows extends Record<string, RecordRow>>(rows: Rows): Rows {
  return rows
}
