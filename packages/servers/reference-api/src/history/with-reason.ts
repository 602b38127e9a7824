import { MAX_ROW } from '@portal/contract/page-size.ts'
import { type RawBuilder, sql } from 'kysely'
import { searchPattern } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'

/**
 * Whether the reason of an entry contains a text. PostgreSQL cannot tell how rare a text is, and would pass the whole trail
 * in the order of its numbers to find none. So the entries are looked up first, unless there are more than a list shows.
 */
export async function withReason(
  db: Database,
  accountId: string,
  text: string,
): Promise<RawBuilder<boolean>> {
  const contains = sql<boolean>`fold_text(change_reason) like ${searchPattern(text)}`
  const found = await db
    .selectFrom('auditEntry')
    .select('no')
    .where('accountId', '=', accountId)
    .where(contains)
    .limit(MAX_ROW + 1)
    .execute()
  return found.length > MAX_ROW ? contains : sql<boolean>`no = any(${found.map(({ no }) => no)})`
}
