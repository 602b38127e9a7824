import type { Database } from '@portal/reference-api/database/tables.ts'
import { sql } from 'kysely'

/**
 * Counts the DPAs of each subject once, after `fill` has added them all. Counted by every insert, a subject would have
 * a version for each in this one transaction, and every new DPA would look through them.
 */
export async function countedOnce(db: Database, fill: () => Promise<void>): Promise<void> {
  await sql`alter table dpa disable trigger dpa_added`.execute(db)
  await fill()
  await sql`alter table dpa enable trigger dpa_added`.execute(db)
  await sql`
    update subject set dpa_count = number
      from (select account_id, subject_id, count(*) as number from dpa group by 1, 2) as counted
      where subject.account_id = counted.account_id and subject.id = subject_id
  `.execute(db)
}
