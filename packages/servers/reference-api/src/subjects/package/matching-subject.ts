import type { PackagedSubject } from '@portal/contract/subjects/subject-package-schemas.ts'
import type { Database } from '../../database/tables.ts'
import type { SubjectRow } from '../subject-store.ts'

/** The local subject that a packaged one refers to: by id, else by type and external reference. */
export async function matchingSubject(
  db: Database,
  accountId: string,
  { id, type, externalReference }: PackagedSubject,
): Promise<SubjectRow | undefined> {
  const ofType = () =>
    db
      .selectFrom('subject')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('type', '=', type)
      .forUpdate()
  const sameId = await ofType().where('id', '=', id).executeTakeFirst()
  if (sameId || externalReference === undefined) return sameId
  return ofType().where('externalReference', '=', externalReference).executeTakeFirst()
}
