import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'

/** An SRC system, which identity verification belongs to. */
export interface IdvSystem {
  readonly accountId: string
  readonly subjectId: string
}

function requireSystemType(type: string | undefined): void {
  if (type === undefined) throw new ApiError('SUBJECT_NOT_FOUND')
  if (type !== 'SRC') {
    throw new ApiError('SUBJECT_TYPE_INVALID', { message: 'Identity verification belongs to an SRC system.' })
  }
}

const systemOf = (db: Database, { accountId, subjectId }: IdvSystem) =>
  db.selectFrom('subject').select('type').where('accountId', '=', accountId).where('id', '=', subjectId)

/** Throws SUBJECT_NOT_FOUND or SUBJECT_TYPE_INVALID. */
export async function idvSystem(db: Database, accountId: string, subjectId: string): Promise<IdvSystem> {
  const system = { accountId, subjectId }
  requireSystemType((await systemOf(db, system).executeTakeFirst())?.type)
  return system
}

/** Same, and locks its profiles, rules and configuration against other writers: they depend on each other. */
export async function lockIdvSystem(db: Database, accountId: string, subjectId: string): Promise<IdvSystem> {
  const system = { accountId, subjectId }
  requireSystemType((await systemOf(db, system).forNoKeyUpdate().executeTakeFirst())?.type)
  return system
}
