import type { Database } from '../database/tables.ts'

/** The id of a demo SRCI that accepts DPAs: published and active. */
export async function publishedInitiator(db: Database): Promise<string> {
  const { id } = await db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .where('published', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}
