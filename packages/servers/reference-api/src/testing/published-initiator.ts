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

/** The same without its DPAs. */
export async function emptyInitiator(db: Database): Promise<string> {
  const subjectId = await publishedInitiator(db)
  await db.deleteFrom('dpa').where('subjectId', '=', subjectId).execute()
  return subjectId
}
