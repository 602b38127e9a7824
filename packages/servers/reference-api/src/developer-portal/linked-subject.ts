import { BUSINESS_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'

/** The name of the business subject with this ID; undefined if it does not exist. */
async function nameOf(db: Database, accountId: string, subjectId: string): Promise<string | undefined> {
  const subject = await db
    .selectFrom('subject')
    .select('name')
    .where('accountId', '=', accountId)
    .where('id', '=', subjectId)
    .where('type', 'in', BUSINESS_SUBJECT_TYPES)
    .executeTakeFirst()
  return subject?.name
}

/** The name of a user's linked subject; `null` without one. */
export const linkedSubjectName = async (
  db: Database,
  accountId: string,
  subjectId: string | null,
): Promise<string | null> => (subjectId && (await nameOf(db, accountId, subjectId))) ?? null

/** Same for a subject to be linked. Throws `ApiError` unless it exists. */
export async function requireBusinessSubject(
  db: Database,
  accountId: string,
  subjectId: string | null,
): Promise<string | null> {
  if (subjectId === null) return null
  const name = await nameOf(db, accountId, subjectId)
  if (name !== undefined) return name
  throw new ApiError('VALIDATION_FAILED', {
    details: [fieldDetail('/subjectId', 'INVALID_VALUE', 'There is no business subject with this ID.')],
  })
}
