import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'
import { type SubjectRow, subjectStore } from '../subjects/subject-store.ts'

function required(subject: SubjectRow): SubjectRow {
  if (subject.type === 'SRCI') return subject
  throw new ApiError('SUBJECT_TYPE_INVALID', { message: 'Only SRC initiators have DPAs.' })
}

/** The requested SRCI. Throws SUBJECT_NOT_FOUND or SUBJECT_TYPE_INVALID. */
export const getSrci = async (db: Database, accountId: string, id: string): Promise<SubjectRow> =>
  required(await subjectStore(db, accountId).get(id))

/** Same, and blocks others who want to add to it until the transaction ends. */
export const lockSrci = async (db: Database, accountId: string, id: string): Promise<SubjectRow> =>
  required(await subjectStore(db, accountId).lock(id))

/** Locks those of the named subjects that are SRCIs. Call it before locking their DPAs. */
export async function lockSrcis(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubjectRow>> {
  const found = await subjectStore(db, accountId).lockMany(ids)
  return new Map(found.filter(({ type }) => type === 'SRCI').map((srci) => [srci.id, srci]))
}

const DEFAULT_LIMIT = 100_000

/** How many more DPAs an SRCI may have, by its draft. Call it under the SRCI's lock. */
export function roomFor({ draft, dpaCount }: SubjectRow): number {
  const limit = draft.businessData?.maxDpas
  return (typeof limit === 'number' ? limit : DEFAULT_LIMIT) - dpaCount
}
