import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

interface Shown {
  readonly accountId: string
  readonly fileId: string
  /** `null` stands for the file's current version. */
  readonly verId: string | null
}

/** Names of the subjects whose draft or published resources name this version, or follow the file. */
export async function subjectsShowing(db: Database, { accountId, ...item }: Shown): Promise<string[]> {
  const data = JSON.stringify({ resourceData: { items: [item] } })
  const rows = await db
    .selectFrom('subject')
    .select('name')
    .where('accountId', '=', accountId)
    .where(sql<boolean>`(draft @> ${data}::jsonb or published @> ${data}::jsonb)`)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
